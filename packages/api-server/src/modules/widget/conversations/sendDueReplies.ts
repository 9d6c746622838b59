import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { conversation_messages, conversations } from '../../../db/schema/widget/conversations';
import { projects, visitors } from '../../../db/schema/widget/projects';
import { tickets } from '../../../db/schema/widget/tickets';
import { asOperator } from '../../../db/tenant';
import type { Database, Ports } from '../../../ports';
import { formatMailThread } from '../../account/mail/formatMailThread';
import { loadAgencyMailBrand } from '../../account/mail/mailBrand';
import { formatMailId } from '../../account/mail/mailSubject';
import { queueMail } from '../../account/mail/queueMail';
import { buildReplyAddress, type ReplyTarget } from '../../account/mail/replyAddress';
import { describeMessage } from './writeMessage';

/** Maximum conversations per scheduler tick; the rest waits for the next one. */
const sentAtOnce = 100;
/** Replies that an email quotes. */
const maxQuoted = 5;

/** Sends replies that visitors did not read to their email address. */
export async function sendDueReplies(ports: Ports): Promise<void> {
  await asOperator(ports.db, async (tx) => {
    const due = await tx
      .select()
      .from(conversations)
      .where(lte(conversations.email_due_at, ports.clock.now()))
      .orderBy(asc(conversations.email_due_at))
      .limit(sentAtOnce)
      .for('update', { skipLocked: true });
    for (const conversation of due) {
      await sendReplies(ports, tx, conversation);
      await tx
        .update(conversations)
        .set({ email_due_at: null })
        .where(
          and(eq(conversations.agency_id, conversation.agency_id), eq(conversations.id, conversation.id)),
        );
    }
  });
}

type Conversation = typeof conversations.$inferSelect;

const isEmail = (text: string | null) => text !== null && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Finds the visitor's email address: of the session, else the one in the ticket's form. */
async function findAddress(tx: Database, { agency_id, visitor_id, ticket_id }: Conversation) {
  const [row] = await tx
    .select({ email: visitors.email, host: projects.last_seen_host, project: projects.name })
    .from(visitors)
    .innerJoin(
      projects,
      and(eq(projects.agency_id, visitors.agency_id), eq(projects.id, visitors.project_id)),
    )
    .where(and(eq(visitors.agency_id, agency_id), eq(visitors.id, visitor_id)));
  if (!row) return undefined;
  const [ticket] =
    isEmail(row.email) || ticket_id === null
      ? []
      : await tx
          .select({ sender: tickets.reportedBy })
          .from(tickets)
          .where(and(eq(tickets.agency_id, agency_id), eq(tickets.id, ticket_id)));
  const to = [row.email, ticket?.sender ?? null].find(isEmail);
  return to ? { to, host: row.host, project: row.project } : undefined;
}

async function sendReplies(ports: Ports, tx: Database, conversation: Conversation): Promise<void> {
  const { agency_id, id, visitor_id, ticket_id, visitor_unread, title } = conversation;
  const address = await findAddress(tx, conversation);
  if (visitor_unread === 0 || !address) return;
  const replies = await tx
    .select()
    .from(conversation_messages)
    .where(
      and(
        eq(conversation_messages.agency_id, agency_id),
        eq(conversation_messages.conversation_id, id),
        eq(conversation_messages.sender, 'operator'),
      ),
    )
    .orderBy(desc(conversation_messages.id))
    .limit(Math.min(visitor_unread, maxQuoted));
  const [last] = replies;
  if (!last) return;
  const { to, host, project } = address;
  const target: ReplyTarget = {
    use: 'message',
    agency_id,
    item: ticket_id === null ? { kind: 'conversation', id } : { kind: 'ticket', id: ticket_id },
    person_id: visitor_id,
  };
  const replyTo = await buildReplyAddress(ports, target);
  const isSite = host !== null;
  await queueMail(ports, {
    to,
    brand: await loadAgencyMailBrand(tx, ports.site, agency_id),
    id: formatMailId({ kind: 'reply', agency_id, id: last.id }),
    replyTo,
    thread: formatMailThread(target),
    content: {
      // Gmail shows only emails with the same subject as one thread.
      subject: `Re: ${title}`,
      lines: [],
      messages: replies.toReversed().map(({ sender_name, text }) => ({
        author: sender_name,
        text: describeMessage(text, 1),
      })),
      ...(isSite ? { action: { label: `Answer on ${host}`, url: `https://${host}` } } : {}),
      note: `You get this email because you wrote to ${project} and did not see the reply yet. ${describeAnswers(replyTo, isSite)}`,
    },
  });
}

function describeAnswers(replyTo: string | null, isSite: boolean): string {
  if (replyTo === null) return 'Please answer on the site; replies to this email do not arrive.';
  return isSite ? 'Reply to this email, or answer on the site.' : 'Reply to this email to answer.';
}
