import type { PossibleMatches } from '@adlane/contract/widget/people';
import { Checkbox, Stack, Text, translate } from '@adlane/ui';
import { type ReactNode, useId } from 'react';
import { formatDate } from '../../shared/format/formatDate';
import { formatMatchReasons } from './formatMatchReasons';
import { formatPersonName } from './formatPersonName';

/** Ids of the possible matches that the user selected. */
export type ChosenMatches = { readonly contact_ids: number[]; readonly ticket_ids: number[] };

export type MatchChoiceProps = {
  matches: PossibleMatches;
  /** What happens to the selected ones: 'Also erase'. */
  verb: string;
  chosen: ChosenMatches;
  disabled: boolean;
  onChange: (chosen: ChosenMatches) => void;
};

const toggle = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Selection among contacts and tickets that claim to be the same person; none is selected at first. */
export function MatchChoice({ matches, verb, chosen, disabled, onChange }: MatchChoiceProps) {
  const titleId = useId();
  const { contact_ids, ticket_ids } = chosen;
  if (matches.contacts.length + matches.tickets.length === 0) return null;
  return (
    <Stack role="group" aria-labelledby={titleId} gap={3}>
      <Stack gap={0}>
        <Text id={titleId} fontWeight="medium">
          {verb}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {translate('Possibly the same person, but not verified. Select only what you are sure of.')}
        </Text>
      </Stack>
      <Stack as="ul" listStyleType="none" gap={2}>
        {matches.contacts.map((match) => (
          <Choice
            key={`contact-${match.id}`}
            label={formatPersonName(match)}
            details={[
              match.email === formatPersonName(match) ? null : match.email,
              formatMatchReasons(match.reasons),
              translate('Tickets: {count}', { count: match.tickets }),
              translate('seen {date}', { date: formatDate(match.last_seen_at) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            checked={contact_ids.includes(match.id)}
            disabled={disabled}
            onChange={() => onChange({ ...chosen, contact_ids: toggle(contact_ids, match.id) })}
          />
        ))}
        {matches.tickets.map(({ id, title, created_at }) => (
          <Choice
            key={`ticket-${id}`}
            label={title || `#${id}`}
            details={[
              translate('Ticket that names the email'),
              translate('created {date}', { date: formatDate(created_at) }),
            ].join(' · ')}
            checked={ticket_ids.includes(id)}
            disabled={disabled}
            onChange={() => onChange({ ...chosen, ticket_ids: toggle(ticket_ids, id) })}
          />
        ))}
      </Stack>
    </Stack>
  );
}

type ChoiceProps = {
  label: string;
  details: ReactNode;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
};

function Choice({ label, details, ...control }: ChoiceProps) {
  return (
    <li>
      <Checkbox
        {...control}
        label={
          <>
            {label}
            <Text as="span" display="block" textStyle="sm" color="fg.muted">
              {details}
            </Text>
          </>
        }
      />
    </li>
  );
}
