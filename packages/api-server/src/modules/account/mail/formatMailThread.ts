import type { ReplyTarget } from './replyAddress';

/** Returns the name of an item's thread in mail programs: the same in each email about the item. */
export function formatMailThread({ agency_id, item }: Pick<ReplyTarget, 'agency_id' | 'item'>): string {
  return `${item.kind}-${agency_id}-${item.id}`;
}
