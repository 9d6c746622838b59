import { type ContactConditions, writeContactConditions } from '@adlane/contract/widget/contacts';
import { ChipList, translate } from '@adlane/ui';
import { describeEventRule, describeRule } from './describeCondition';

export type ConditionChipsProps = {
  conditions: ContactConditions;
  /** Lists contacts without one of the conditions, as text of an address. */
  onChange: (text: string) => void;
};

/** The conditions of the list, each of which can be removed. */
export function ConditionChips({ conditions, onChange }: ConditionChipsProps) {
  const { attributes, events } = conditions;
  const chips = [
    ...attributes.map((rule, index) => ({
      id: `attribute-${index}`,
      label: describeRule(rule),
      rest: { events, attributes: attributes.toSpliced(index, 1) },
    })),
    ...events.map((rule, index) => ({
      id: `event-${index}`,
      label: describeEventRule(rule),
      rest: { attributes, events: events.toSpliced(index, 1) },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ChipList
      label={translate('Conditions')}
      chips={chips}
      onRemove={(id) => {
        const removed = chips.find((chip) => chip.id === id);
        if (removed) onChange(writeContactConditions(removed.rest));
      }}
    />
  );
}
