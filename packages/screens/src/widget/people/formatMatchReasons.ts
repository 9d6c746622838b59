import type { PossibleMatch } from '@adlane/contract/widget/people';
import { translate } from '@adlane/ui';

type Reason = PossibleMatch['reasons'][number];

/** Returns why a contact may be the same person, for people. */
export function formatMatchReasons(reasons: readonly Reason[]): string {
  const texts: Record<Reason, string> = {
    user_id: translate('same user id'),
    email: translate('same email'),
    reported_by: translate('same email in a ticket'),
  };
  // Tickets carry the contact's email: naming both says the same twice.
  const shown = reasons.filter((reason) => reason !== 'reported_by' || !reasons.includes('email'));
  return shown.map((reason) => texts[reason]).join(', ');
}
