import type { AnswerSource, BotNotice } from '@adlane/contract/widget/conversations';
import { OpenAiError } from '../../../../connectors/openAi/openAiError';
import { notifyAudience } from '../../../../db/notifyAudience';
import { inTenant } from '../../../../db/tenant';
import { countUse, type RateLimit } from '../../../../http/limits/rateLimit';
import { Problem } from '../../../../http/problem';
import type { Database, JobPayloads, Ports } from '../../../../ports';
import { openProvider } from '../../../ads/ai/openProvider';
import { notifyVisitor } from '../notifyVisitor';
import { shortenText, writeMessage } from '../writeMessage';
import { type ComposedAnswer, composeAnswer } from './composeAnswer';
import { handOver } from './handOver';
import { getStem, listWords } from './listWords';
import { findHelpBotName, findQuestion, listCandidates, type Question } from './queries';
import { type RankedArticle, rankArticles } from './rankArticles';

const minuteMs = 60_000;
/** A visitor's questions that are answered, and an agency's questions that its model gets. */
const answerLimits = {
  visitor: { name: 'help.answers', max: 6, windowMs: minuteMs },
  model: { name: 'help.model', max: 600, windowMs: 60 * minuteMs },
} as const satisfies Record<string, RateLimit>;
/** Words of a question that are searched. */
const maxWords = 12;
/** How much of a question an article must have to be quoted without a model, and compared with the best one. */
const minShare = 0.5;
const minShareOfBest = 0.8;
const maxQuoted = 2;
/** Articles that a model reads. */
const maxRead = 4;
/** So many questions in a row without an answer, and a person takes over. */
const maxMisses = 2;

type Reply = {
  readonly text: string;
  readonly notice?: BotNotice;
  readonly sources: readonly AnswerSource[];
};
/** `person`: a person takes over; undefined: there is no answer. */
type Found = Reply | 'person' | undefined;

/**
 * Answers a visitor's question from the published articles of the help center: in the words of the agency's model,
 * or with their sentences where none is connected or it fails. Without an answer the question waits for the team.
 */
export async function answerQuestion(
  ports: Ports,
  payload: JobPayloads['conversations.answer'],
): Promise<void> {
  const { agencyId } = payload;
  const question = await inTenant(ports.db, agencyId, (tx) => findQuestion(tx, payload, { isLocked: false }));
  if (!question) return;
  const found = await findAnswer(ports, question);
  await inTenant(ports.db, agencyId, async (tx) => {
    const current = await findQuestion(tx, payload, { isLocked: true });
    // The visitor wrote on, and the next job answers all of it; or a person did.
    if (current?.messageId !== question.messageId) return;
    await storeAnswer(tx, current, found, ports.clock.now());
  });
}

async function isWithin(ports: Ports, limit: RateLimit, subject: string): Promise<boolean> {
  return countUse(ports, limit, subject).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );
}

async function findAnswer(ports: Ports, { conversation, text }: Question): Promise<Found> {
  const { agency_id, visitor_id } = conversation;
  if (!(await isWithin(ports, answerLimits.visitor, `${agency_id} ${visitor_id}`))) return 'person';
  const words = listWords(text)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, maxWords);
  const { articles, total } = await inTenant(ports.db, agency_id, (tx) =>
    listCandidates(tx, conversation, words.map(getStem)),
  );
  const ranked = rankArticles(words, articles, total);
  const composed = await compose(ports, agency_id, { text, ranked });
  if (composed === 'person') return 'person';
  return composed ?? quoteArticles(ranked);
}

/** Lets the agency's model answer, if there is one. */
async function compose(
  ports: Ports,
  agencyId: number,
  { text, ranked }: { readonly text: string; readonly ranked: readonly RankedArticle[] },
): Promise<ComposedAnswer> {
  const provider = ranked.length > 0 ? await openProvider(ports, agencyId) : undefined;
  if (!provider || !(await isWithin(ports, answerLimits.model, `agency/${agencyId}`))) return undefined;
  const articles = ranked.slice(0, maxRead).map(({ article }) => article);
  return composeAnswer(provider, text, articles).catch((error: unknown) => {
    if (!(error instanceof OpenAiError)) throw error;
    ports.log.warn({ agencyId, reason: error.failure }, 'The AI provider answered no question');
    return undefined;
  });
}

function quoteArticles(ranked: readonly RankedArticle[]): Reply | undefined {
  const best = ranked[0]?.share ?? 0;
  if (best < minShare) return undefined;
  const sources = ranked
    .filter(({ share }) => share >= best * minShareOfBest)
    .slice(0, maxQuoted)
    .map(({ article, quote }) => ({ id: String(article.id), title: article.title, quote }));
  return {
    text: sources.map(({ title, quote }) => `${title}: ${quote}`).join('\n'),
    notice: 'found',
    sources,
  };
}

async function storeAnswer(
  tx: Database,
  { conversation: row }: Question,
  found: Found,
  now: Date,
): Promise<void> {
  const { agency_id, help_misses } = row;
  const sender = { sender: 'bot' as const, sender_name: await findHelpBotName(tx, row) };
  const misses = (help_misses ?? 0) + 1;
  if (found === 'person' || (found === undefined && misses >= maxMisses)) {
    await handOver(tx, row, now);
  } else if (found === undefined) {
    const missed = { ...sender, text: 'No article answers this.', notice: 'unanswered' as const };
    await writeMessage(tx, row, missed, { change: { help_misses: misses }, now });
  } else {
    const change = { help_misses: 0, waiting_since: null, visitor_unread: row.visitor_unread + 1 };
    const { message } = await writeMessage(tx, row, { ...sender, ...found }, { change, now });
    await notifyVisitor(tx, row, { message, text: shortenText(found.text), now });
  }
  await notifyAudience(tx, { agency_id }, 'inbox');
}
