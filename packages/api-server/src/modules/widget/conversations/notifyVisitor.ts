import type { Database } from '../../../ports';
import { queueForPerson } from '../deliveries/deliveries';
import { notifyPerson } from '../visitors/notifyPerson';
import type { ConversationRow, MessageRow } from './queries';

type Notified = {
  readonly message: Pick<MessageRow, 'id' | 'sender_name'>;
  /** The message as notifications show it. */
  readonly text: string;
  readonly now: Date;
};

/** Shows the visitor a new message as a notification, on all devices of the person. */
export async function notifyVisitor(
  tx: Database,
  { agency_id, visitor_id, share_token }: ConversationRow,
  { message, text, now }: Notified,
): Promise<void> {
  const call = { agency_id, visitor_id };
  await queueForPerson(
    tx,
    call,
    {
      actionType: 'notification',
      outbound: `conversation-${share_token}-${message.id}`,
      sound: true,
      data: { text, sender: { name: message.sender_name }, conversation: { shareToken: share_token } },
    },
    now,
  );
  await notifyPerson(tx, call);
}
