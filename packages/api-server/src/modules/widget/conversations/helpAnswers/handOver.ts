import type { Database } from '../../../../ports';
import type { ConversationRow } from '../queries';
import { writeMessage } from '../writeMessage';
import { findHelpBotName } from './queries';

/** Ends a locked conversation's bot with a message that says so: the visitor waits for a person from now on. */
export async function handOver(tx: Database, row: ConversationRow, now: Date) {
  return writeMessage(
    tx,
    row,
    {
      sender: 'bot',
      sender_name: await findHelpBotName(tx, row),
      text: 'A person will answer here.',
      notice: 'handedOver',
    },
    { change: { bot_id: null, help_misses: null, waiting_since: row.waiting_since ?? now }, now },
  );
}
