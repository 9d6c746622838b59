import type { Contract, ParsedInput } from '@adlane/contract';
import type { Conversation } from '@adlane/contract/widget/conversations';
import { notifyAudience } from '../../../db/notifyAudience';
import { found, invalid } from '../../../http/problem';
import type { VisitorContext } from '../../../http/UseCaseContext';
import { notifyMessage } from '../../account/team/notifyTeam';
import { markConversationRead } from '../deliveries/deliveries';
import { emitWebhookEvent } from '../projects/webhooks/emitWebhookEvent';
import { findFlowConfig } from '../sessions/queries';
import { notifyPerson } from '../visitors/notifyPerson';
import { findBot, findReply, getFirstMessage } from './botScript';
import { insertConversation, type NewConversation, updateConversation, updateTicketToOpen } from './commands';
import { handOver } from './helpAnswers/handOver';
import {
  type ConversationRow,
  findConversation,
  findLastMessage,
  findVisitorName,
  lockConversation,
  toConversation,
} from './queries';
import { describeMessage, shortenText, writeMessage } from './writeMessage';

type SendInput = ParsedInput<Contract['conversations']['send']>['body'];
type StartInput = ParsedInput<Contract['conversations']['start']>['body'];

/** Maximum length of a title in characters. */
const maxTitleLength = 80;

/**
 * Starts a conversation with a text, with a bot, or both: the bot's first message comes first. Until the visitor
 * writes, the team does not see it. Questions without a bot are answered from the help center, if the project has that.
 */
export async function startConversation(
  ctx: VisitorContext,
  { text, botId, shareToken }: { readonly shareToken: string } & StartInput,
): Promise<Conversation> {
  const { tx, caller, now } = ctx;
  const config = await findFlowConfig(tx, caller.agency_id, caller.project_id);
  const bot = findBot(config?.bots, botId);
  if (botId) found(bot);
  else if (!text) throw invalid({ text: ['This field is required.'] });
  let conversation = found(
    await insertConversation(tx, {
      agency_id: caller.agency_id,
      project_id: caller.project_id,
      visitor_id: caller.visitor_id,
      share_token: shareToken,
      title: shortenText(text ?? bot?.name ?? '', maxTitleLength),
      bot_id: bot?.id ?? null,
      help_misses: config?.helpAnswers && !bot ? 0 : null,
      created_at: now,
      updated_at: now,
    }),
  );
  const first = bot && getFirstMessage(bot);
  if (bot && first) {
    ({ conversation } = await writeMessage(
      tx,
      conversation,
      { sender: 'bot', sender_name: bot.name, ...first },
      { now },
    ));
  }
  if (text) conversation = await addVisitorText(ctx, conversation, { text });
  return toConversation(tx, conversation, now);
}

type SurveyAnswer = Pick<NewConversation, 'survey_id' | 'title' | 'share_token'> &
  Pick<VisitorMessage, 'text' | 'files'>;

/** Starts a conversation with what a visitor wrote in a survey, and its files. */
export async function startSurveyConversation(
  ctx: VisitorContext,
  { text, files = [], ...conversation }: SurveyAnswer,
): Promise<void> {
  const { tx, caller, now } = ctx;
  const { agency_id, project_id, visitor_id } = caller;
  const own = { agency_id, project_id, visitor_id, created_at: now, updated_at: now };
  await addVisitorText(ctx, found(await insertConversation(tx, { ...own, ...conversation })), {
    text,
    files,
  });
}

/**
 * Adds a visitor's message, to which a bot may reply; the team's open dashboards are notified.
 * @throws Problem 404 for an unknown conversation
 */
export async function sendMessage(
  ctx: VisitorContext,
  { shareToken, ...message }: { readonly shareToken: string } & SendInput & Pick<VisitorMessage, 'by_email'>,
): Promise<Conversation> {
  const row = found(await lockConversation(ctx, shareToken));
  return toConversation(ctx.tx, await addVisitorText(ctx, row, message), ctx.now);
}

type VisitorMessage = {
  readonly text: string;
  readonly files?: readonly string[];
  /** True for an answer to an email. */
  readonly by_email?: boolean;
};

async function addVisitorText(
  ctx: VisitorContext,
  row: ConversationRow,
  { text, files = [], by_email = false }: VisitorMessage,
): Promise<ConversationRow> {
  const { tx, caller, now } = ctx;
  const last = row.bot_id === null ? undefined : await findLastMessage(tx, row);
  const sender = await findVisitorName(ctx);
  const written = await writeMessage(
    tx,
    row,
    { sender: 'visitor', sender_name: sender, text, files, by_email },
    {
      change: {
        team_unread: row.team_unread + 1,
        visitor_unread: 0,
        visitor_wrote_at: row.visitor_wrote_at ?? now,
        visitor_read_at: now,
        waiting_since: row.status === 'DONE' ? now : (row.waiting_since ?? now),
        status: 'OPEN',
        snoozed_until: null,
        visitor_typing_at: null,
        email_due_at: null,
        // Who answers by email is away from the widget, and waits for a person.
        ...(by_email && { help_misses: null }),
      },
      now,
    },
  );
  await announceMessage(ctx, row, {
    id: written.message.id,
    sender,
    text: describeMessage(text, files.length),
  });
  await notifyAudience(tx, { agency_id: row.agency_id }, 'inbox');
  if (last?.sender !== 'bot') return written.conversation;
  const config = await findFlowConfig(tx, caller.agency_id, caller.project_id);
  const bot = findBot(config?.bots, row.bot_id);
  const reply = bot && findReply(bot, last.choices, text);
  if (!bot || !reply) return found(await updateConversation(tx, row, { bot_id: null }));
  const { conversation } = await writeMessage(
    tx,
    written.conversation,
    { sender: 'bot', sender_name: bot.name, ...reply },
    { change: { waiting_since: null }, now },
  );
  return conversation;
}

/** A message with its whole text: receivers of webhooks have no other place to read it. */
type Arrived = { readonly id: number; readonly sender: string; readonly text: string };

/**
 * Notifies the team and webhooks of a visitor's message, the first of which starts the conversation for them; its
 * ticket is open and unread again.
 */
async function announceMessage(
  { tx, caller, now }: VisitorContext,
  row: ConversationRow,
  { id, sender, text }: Arrived,
): Promise<void> {
  const { agency_id, project_id } = caller;
  const ticket =
    row.ticket_id === null ? undefined : await updateTicketToOpen(tx, agency_id, row.ticket_id, now);
  const item = ticket ? { kind: 'ticket' as const, ...ticket } : { kind: 'conversation' as const, ...row };
  if (row.visitor_wrote_at === null) {
    const { kind, title } = item;
    const data = { kind, id: item.id, title };
    await emitWebhookEvent(tx, { agency_id, project_id, event: 'conversation.started', data, now });
  }
  await notifyMessage(tx, {
    agency_id,
    item,
    sender,
    text: shortenText(text),
    key: `message/${id}`,
    at: now,
  });
  await emitWebhookEvent(tx, {
    agency_id,
    project_id,
    event: 'conversation.message',
    data: { kind: item.kind, id: item.id, title: item.title, message: { text, sender } },
    now,
  });
}

/** Leaves a conversation to the team, at the visitor's request. @throws Problem 404 for an unknown conversation */
export async function requestPerson(
  ctx: VisitorContext,
  { shareToken }: { readonly shareToken: string },
): Promise<Conversation> {
  const { tx, now } = ctx;
  const row = found(await lockConversation(ctx, shareToken));
  if (row.bot_id === null && row.help_misses === null) return toConversation(tx, row, now);
  const { conversation } = await handOver(tx, row, now);
  await notifyAudience(tx, { agency_id: row.agency_id }, 'inbox');
  return toConversation(tx, conversation, now);
}

/** Marks the visitor as typing; open dashboards show it. @throws Problem 404 for an unknown conversation */
export async function reportTyping(
  ctx: VisitorContext,
  { shareToken }: { readonly shareToken: string },
): Promise<void> {
  const { tx, caller, now } = ctx;
  const row = found(await findConversation(ctx, shareToken));
  await updateConversation(tx, row, { visitor_typing_at: now });
  await notifyAudience(tx, { agency_id: caller.agency_id }, 'inboxTyping');
}

/**
 * Marks a conversation as read: its messages and its notifications; the badge of the visitor's other pages and the
 * team's open dashboards follow.
 * @throws Problem 404 for an unknown conversation
 */
export async function readConversation(
  ctx: VisitorContext,
  { shareToken }: { readonly shareToken: string },
): Promise<void> {
  const { tx, caller, now } = ctx;
  const row = found(await lockConversation(ctx, shareToken));
  if (row.visitor_unread > 0) {
    await updateConversation(tx, row, { visitor_unread: 0, visitor_read_at: now, email_due_at: null });
    await notifyAudience(tx, { agency_id: row.agency_id }, 'inbox');
  }
  const call = { agency_id: caller.agency_id, visitor_id: caller.visitor_id };
  if ((await markConversationRead(tx, call, shareToken, now)) > 0) await notifyPerson(tx, call);
}
