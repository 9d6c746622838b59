import { contract, mayCall } from '@adlane/contract';
import type { VisitorCaller } from '../../../http/callers';
import type { Database, Ports } from '../../../ports';
import { isOwnAddress, type ReplyTarget } from '../../account/mail/replyAddress';
import type { ItemKey } from '../inbox/items';
import { findThread } from '../inbox/threads';
import { type EmailUser, findEmailUser, findEmailVisitor, findMergedInto } from './queries';

/** Who answered by email, and where the answer belongs. */
export type EmailSender =
  | {
      readonly kind: 'visitor';
      readonly item: ItemKey;
      readonly caller: VisitorCaller;
      readonly shareToken: string;
    }
  | {
      readonly kind: 'user';
      readonly item: ItemKey;
      readonly user: EmailUser;
      readonly use: 'reply' | 'note';
    }
  /** Someone to whom the email was forwarded, or the recipient at another address. */
  | { readonly kind: 'stranger'; readonly item: ItemKey };

/**
 * Finds who answered. The signature names the person, and the sender's address has to be that person's: what comes from
 * another one is a stranger's.
 * @param from the sender's address in lower case
 * @returns undefined for a thread or person that is gone, without access, or for an email from this server
 */
export async function findSender(
  tx: Database,
  { inboundMail }: Pick<Ports, 'inboundMail'>,
  { target, from, now }: { readonly target: ReplyTarget; readonly from: string; readonly now: Date },
): Promise<EmailSender | undefined> {
  const item = await findMergedInto(tx, target.agency_id, target.item);
  const known =
    target.use === 'message' ? await findVisitor(tx, target, item) : await findUser(tx, target, item, now);
  if (!known) return undefined;
  if (known.addresses.includes(from)) return known.sender;
  return isOwnAddress(inboundMail, from) ? undefined : { kind: 'stranger', item };
}

type Known = { readonly sender: EmailSender; readonly addresses: readonly string[] };

async function findVisitor(tx: Database, target: ReplyTarget, item: ItemKey): Promise<Known | undefined> {
  const thread = await findThread(tx, target.agency_id, item);
  if (thread?.visitor_id !== target.person_id) return undefined;
  const visitor = await findEmailVisitor(tx, thread);
  if (!visitor) return undefined;
  const { caller, addresses } = visitor;
  return { sender: { kind: 'visitor', item, caller, shareToken: thread.share_token }, addresses };
}

async function findUser(
  tx: Database,
  { agency_id, person_id, use }: ReplyTarget,
  item: ItemKey,
  now: Date,
): Promise<Known | undefined> {
  const user = await findEmailUser(tx, { agency_id, user_id: person_id }, now);
  const { access } = use === 'note' ? contract.inbox.addNote : contract.inbox.reply;
  if (!user || !mayCall(access, { entity_type: user.entity_type, permissions: {} })) return undefined;
  return {
    sender: { kind: 'user', item, user, use: use === 'note' ? 'note' : 'reply' },
    addresses: [user.address],
  };
}
