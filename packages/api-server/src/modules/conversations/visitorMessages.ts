import type { Contract, ParsedInput } from '@adlane/contract';
import type { Conversation } from '@adlane/contract/conversations';
import { notifyAudience, notifyVisitors } from '../../db/notifyAudience';
import type { VisitorCaller } from '../../http/callers';
import { found, invalid } from '../../http/problem';
import type { UseCaseContext } from '../../http/UseCaseContext';
import { markConversationRead } from '../outbound/deliveries';
import { findFlowConfig } from '../sessions/queries';
import { findBot, findReply, getFirstMessage } from './botScript';
import {
  type ConversationRow,
  findLastMessage,
  findVisitorName,
  insertConversation,
  lockConversation,
  toConversation,
  updateConversation,
} from './queries';
import { shortenText, writeMessage } from './writeMessage';

type VisitorUnit = UseCaseContext<VisitorCaller>;
type StartInput = ParsedInput<Contract['conversations']['start']>['body'];

/** Maximum length of a title in characters. */
const maxTitleLength = 80;

/** Starts a conversation with a text, with a bot, or both: the bot's first message comes first. */
export async function startConversation(
  unit: VisitorUnit,
  { text, botId }: StartInput,
  shareToken: string,
): Promise<Conversation> {
  const { tx, caller, now } = unit;
  const config = botId ? await findFlowConfig(tx, caller.agency_id, caller.project_id) : undefined;
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
  if (text) conversation = await addVisitorText(unit, conversation, text);
  return toConversation(tx, conversation);
}

/**
 * Adds a visitor's message, to which a bot may reply; the team's open dashboards are notified.
 * @throws Problem 404 for an unknown conversation
 */
export async function sendMessage(
  unit: VisitorUnit,
  shareToken: string,
  text: string,
): Promise<Conversation> {
  const row = found(await lockConversation(unit, shareToken));
  return toConversation(unit.tx, await addVisitorText(unit, row, text));
}

async function addVisitorText(
  unit: VisitorUnit,
  row: ConversationRow,
  text: string,
): Promise<ConversationRow> {
  const { tx, caller, now } = unit;
  const last = row.bot_id === null ? undefined : await findLastMessage(tx, row);
  const written = await writeMessage(
    tx,
    row,
    { sender: 'visitor', sender_name: await findVisitorName(unit), text },
    { change: { team_unread: row.team_unread + 1, visitor_unread: 0, status: 'OPEN' }, now },
  );
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
    { now },
  );
  return conversation;
}

/**
 * Marks a conversation as read: its messages and its notifications; the badge of the visitor's other pages
 * follows.
 * @throws Problem 404 for an unknown conversation
 */
export async function readConversation(unit: VisitorUnit, shareToken: string): Promise<void> {
  const { tx, caller, now } = unit;
  const row = found(await lockConversation(unit, shareToken));
  if (row.visitor_unread > 0) await updateConversation(tx, row, { visitor_unread: 0 });
  const call = { agency_id: caller.agency_id, visitor_id: caller.visitor_id };
  if ((await markConversationRead(tx, call, shareToken, now)) > 0) await notifyVisitors(tx, [call]);
}
