import { and, eq } from 'drizzle-orm';
import { conversation_messages } from '../../../db/schema/widget/conversations';
import type { Database } from '../../../ports';
import type { MailDetails } from '../../account/notifications/emailNotification';

/** Finds the whole text of a visitor's message, which the email about it shows; nothing if it has only files. */
export async function findMessageDetails(tx: Database, agencyId: number, id: number): Promise<MailDetails> {
  const [row] = await tx
    .select({ text: conversation_messages.text })
    .from(conversation_messages)
    .where(
      and(
        eq(conversation_messages.agency_id, agencyId),
        eq(conversation_messages.id, id),
        eq(conversation_messages.sender, 'visitor'),
      ),
    );
  return row && row.text.trim() !== '' ? { text: row.text } : {};
}
