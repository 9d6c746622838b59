import { translate } from '@adlane/ui';
import type { ItemKey } from './ItemPane/useThread';

/** Returns the name of the page of an open item. */
export function getItemTitle({ kind, id }: ItemKey): string {
  return kind === 'ticket' ? translate('Ticket #{id}', { id }) : translate('Conversation #{id}', { id });
}
