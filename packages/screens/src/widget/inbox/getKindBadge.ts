import type { InboxRow } from '@adlane/contract/widget/inbox';
import { translate } from '@adlane/ui';
import { Bug, ClipboardList, type LucideIcon, MessageSquare } from 'lucide-react';

/** Returns icon and name of what an item is. */
export function getKindBadge({ kind, survey_id }: Pick<InboxRow, 'kind' | 'survey_id'>): {
  readonly Icon: LucideIcon;
  readonly label: string;
} {
  if (kind === 'ticket') return { Icon: Bug, label: translate('Ticket') };
  if (survey_id !== null) return { Icon: ClipboardList, label: translate('Survey answer') };
  return { Icon: MessageSquare, label: translate('Conversation') };
}
