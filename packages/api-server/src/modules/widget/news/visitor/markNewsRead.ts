import { and, eq } from 'drizzle-orm';
import { news_articles, news_reads } from '../../../../db/schema/widget/news';
import type { VisitorCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
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
