import { sha256Hex } from '../../../crypto/sha256Hex';
import type { ReplyTarget } from '../../account/mail/replyAddress';

/** Returns what names an email in a thread: one that was sent to two threads is stored in both. */
export function buildEmailKey(digest: string, { use, item, person_id }: ReplyTarget): string {
  return sha256Hex([digest, use, item.kind, item.id, person_id].join(' '));
}
