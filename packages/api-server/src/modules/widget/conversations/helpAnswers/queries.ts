import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import { conversation_messages, conversations } from '../../../../db/schema/widget/conversations';
import { help_articles } from '../../../../db/schema/widget/help';
import { projects } from '../../../../db/schema/widget/projects';
import { searchPattern } from '../../../../db/searchPattern';
import { safeHtml } from '../../../../html/safeHtml';
import { toPlainText } from '../../../../html/toPlainText';
import type { Database } from '../../../../ports';
import type { ConversationKey, ConversationRow } from '../queries';
import type { Article } from './rankArticles';

/** Messages that one question may consist of. */
const maxMessages = 5;
/** Characters of a question that are read. */
const maxQuestionLength = 1000;
/** Articles that are compared with a question. */
const maxCandidates = 40;
/** Characters of an article that are read. */
const maxArticleLength = 50_000;

type Project = Pick<ConversationRow, 'agency_id' | 'project_id'>;

/** A question that waits for an answer: what a visitor wrote since the last answer. */
export type Question = {
  readonly conversation: ConversationRow;
  /** The last message, after which the answer belongs. */
  readonly messageId: number;
  readonly text: string;
};

/** Finds the question of a conversation, and locks it for its answer. */
export async function findQuestion(
  tx: Database,
  { agencyId, shareToken }: { readonly agencyId: number; readonly shareToken: string },
  { isLocked }: { readonly isLocked: boolean },
): Promise<Question | undefined> {
  const select = tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.agency_id, agencyId), eq(conversations.share_token, shareToken)));
  const [conversation] = await (isLocked ? select.for('update') : select);
  if (!conversation || conversation.help_misses === null) return undefined;
  const latest = await listLatest(tx, conversation);
  const answered = latest.findIndex(({ sender }) => sender !== 'visitor');
  const open = answered < 0 ? latest : latest.slice(0, answered);
  const [last] = open;
  const text = open
    .toReversed()
    .map((message) => message.text)
    .join('\n')
    .slice(-maxQuestionLength);
  return last && { conversation, messageId: last.id, text };
}

function listLatest(tx: Database, { agency_id, id }: ConversationKey) {
  const { id: messageId, sender, text } = conversation_messages;
  return tx
    .select({ id: messageId, sender, text })
    .from(conversation_messages)
    .where(and(eq(conversation_messages.agency_id, agency_id), eq(conversation_messages.conversation_id, id)))
    .orderBy(desc(conversation_messages.id))
    .limit(maxMessages);
}

/** Finds the name under which a project's help center answers. */
export async function findHelpBotName(tx: Database, { agency_id, project_id }: Project): Promise<string> {
  const [row] = await tx
    .select({ name: projects.name })
    .from(projects)
    .where(and(eq(projects.agency_id, agency_id), eq(projects.id, project_id)));
  return row?.name ?? '';
}

/** Lists a project's published articles that have any of the words, and the number of all. */
export async function listCandidates(
  tx: Database,
  { agency_id, project_id }: Project,
  words: readonly string[],
): Promise<{ readonly articles: readonly Article[]; readonly total: number }> {
  const isLive = and(
    eq(help_articles.agency_id, agency_id),
    eq(help_articles.project_id, project_id),
    eq(help_articles.status, 'live'),
  );
  const [counted] = await tx.select({ total: count() }).from(help_articles).where(isLive);
  if (words.length === 0) return { articles: [], total: counted?.total ?? 0 };
  const content = sql`${help_articles.title} || ' ' || ${help_articles.description} || ' ' || regexp_replace(${help_articles.html}, '<[^>]*>', ' ', 'g')`;
  const matches = words.map((word) => sql`${content} ilike ${searchPattern(word)}`);
  const rows = await tx
    .select({
      id: help_articles.id,
      title: help_articles.title,
      description: help_articles.description,
      html: sql<string>`left(${help_articles.html}, ${maxArticleLength})`,
    })
    .from(help_articles)
    .where(and(isLive, or(...matches)))
    .orderBy(
      desc(
        sql.join(
          matches.map((match) => sql`(${match})::int`),
          sql` + `,
        ),
      ),
      help_articles.id,
    )
    .limit(maxCandidates);
  return {
    articles: rows.map(({ html, ...article }) => ({ ...article, text: toPlainText(safeHtml(html)) })),
    total: counted?.total ?? 0,
  };
}
