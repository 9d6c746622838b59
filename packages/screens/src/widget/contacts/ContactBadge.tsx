import type { ContactRow } from '@adlane/contract/widget/contacts';
import { Badge, translate } from '@adlane/ui';

/** Whether a contact is a guest, said who they are, or proved it. */
export function ContactBadge({ contact }: { contact: Pick<ContactRow, 'userId' | 'is_proven'> }) {
  if (contact.userId === null) return <Badge>{translate('Guest')}</Badge>;
  if (!contact.is_proven) return <Badge>{translate('Identified')}</Badge>;
  return <Badge tone="positive">{translate('Verified')}</Badge>;
}
