import type { WidgetBot } from '@adlane/contract/widget/flowConfig';
import type { BotChoice } from '../../../db/schema/widget/conversations';

/** A message of a bot. */
export type BotMessage = { readonly text: string; readonly choices: readonly BotChoice[] };

/** Finds a bot of a project's configuration. */
export function findBot(
  bots: readonly WidgetBot[] | undefined,
  botId: string | null | undefined,
): WidgetBot | undefined {
  return botId ? bots?.find(({ id }) => id === botId) : undefined;
}

/** Returns the first message of a bot. */
export function getFirstMessage(bot: WidgetBot): BotMessage | undefined {
  return toMessage(bot.steps[0]);
}

/**
 * Finds the bot's reply to a visitor's text; undefined if the text is none of the offered answers or ends the
 * script, so that the team takes over.
 */
export function findReply(
  bot: WidgetBot,
  offered: readonly BotChoice[],
  text: string,
): BotMessage | undefined {
  const wanted = text.trim().toLowerCase();
  const choice = offered.find(({ label }) => label.trim().toLowerCase() === wanted);
  if (choice?.next === undefined) return undefined;
  return toMessage(bot.steps.find(({ id }) => id === choice.next));
}

function toMessage(step: WidgetBot['steps'][number] | undefined): BotMessage | undefined {
  return step && { text: step.text, choices: step.choices.map(({ label, next }) => ({ label, next })) };
}
