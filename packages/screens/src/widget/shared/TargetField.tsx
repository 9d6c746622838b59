import type { MessageTargets } from '@adlane/contract/widget/outbound/manage';
import { translate } from '@adlane/ui';
import { SelectField } from '@adlane/ui/fields';
import { toTargetOptions } from './toTargetOptions';

/** What a button can open, with its label; the ids are those that the widget opens it by. */
const kinds = {
  bot: { label: 'Bot', list: ({ bots }: MessageTargets) => bots },
  form: { label: 'Form', list: ({ forms }: MessageTargets) => forms },
  survey: {
    label: 'Survey',
    list: ({ surveys }: MessageTargets) =>
      surveys.map(({ form_id, ...survey }) => ({ ...survey, id: form_id })),
  },
  news: { label: 'News article', list: ({ news }: MessageTargets) => news },
  article: { label: 'Help article', list: ({ articles }: MessageTargets) => articles },
} as const;

export type TargetFieldProps = {
  /** Name of the id in the form. */
  name: string;
  /** What the button opens. */
  kind: keyof typeof kinds;
  /** What the project has; undefined while it loads. */
  targets: MessageTargets | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Must be chosen. */
  required?: boolean;
};

/** Chooses the content of the project that a button opens. */
export function TargetField({ name, kind, targets, placeholder, required = false }: TargetFieldProps) {
  const { label, list } = kinds[kind];
  const found = targets ? list(targets) : [];
  return (
    <SelectField
      name={name}
      label={translate(label)}
      options={toTargetOptions(found)}
      placeholder={placeholder ?? translate('Choose')}
      required={required}
      // A select shows nothing for what was deleted or withdrawn, and would save it again.
      validate={(id) =>
        id && targets && !found.some((target) => target.id === id)
          ? translate('What you selected no longer exists.')
          : undefined
      }
    />
  );
}
