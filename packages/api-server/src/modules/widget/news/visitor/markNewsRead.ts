import type { NewsReaction } from '@adlane/contract/widget/news/visitor';
import { and, eq, sql } from 'drizzle-orm';
import { news_articles, news_reads } from '../../../../db/schema/widget/news';
import type { VisitorCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { isOfPerson } from '../../visitors/samePerson';
import { isLive } from './queries';

/** Marks an article as read by the visitor. @throws Problem 404 for an unknown one */
export async function markNewsRead(
  ctx: UseCaseContext<VisitorCaller>,
  { id }: { readonly id: number },
): Promise<void> {
  const { tx, caller, now } = ctx;
  const [row] = await tx
    .select({ id: news_articles.id })
    .from(news_articles)
    .where(and(isLive(caller), eq(news_articles.id, id)));
  const { agency_id, visitor_id } = caller;
  await tx
    .insert(news_reads)
    .values({ agency_id, visitor_id, news_id: found(row).id, read_at: now })
    .onConflictDoNothing();
}

/** Stores the reaction of the visitor's person, which replaces that of their other devices. @throws Problem 404 */
export async function reactToNews(
  ctx: UseCaseContext<VisitorCaller>,
  { id, reaction }: { readonly id: number; readonly reaction: NewsReaction | null },
): Promise<void> {
  await markNewsRead(ctx, { id });
  const { tx, caller } = ctx;
  const { agency_id, visitor_id } = caller;
  const isRead = and(
    eq(news_reads.agency_id, agency_id),
    eq(news_reads.news_id, id),
    isOfPerson(news_reads.visitor_id, caller),
  );
  await tx
    .update(news_reads)
    .set({ reaction: sql`case when ${news_reads.visitor_id} = ${visitor_id} then ${reaction}::text end` })
    .where(isRead);
}
