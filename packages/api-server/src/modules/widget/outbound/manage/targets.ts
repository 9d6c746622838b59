import type { MessageContent, MessageTargets } from '@adlane/contract/widget/outbound/manage';
import { and, asc, eq, ne } from 'drizzle-orm';
import { checklists } from '../../../../db/schema/widget/checklists';
import { guides } from '../../../../db/schema/widget/guides';
import { help_articles } from '../../../../db/schema/widget/help';
import { news_articles } from '../../../../db/schema/widget/news';
import { surveys } from '../../../../db/schema/widget/surveys';
import { invalid } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';
import { findProject } from '../../projects/queries';

/** Lists the contents that messages of a project can open: live ones and drafts, of tours only live ones. @throws Problem 404 for an unknown project */
export async function listTargets(
  ctx: ReadContext,
  { project_id: projectId }: { readonly project_id: number },
): Promise<MessageTargets> {
  const { tx, caller } = ctx;
  const { flowConfig } = await findProject(ctx, projectId);
  type Content = typeof surveys | typeof news_articles | typeof checklists | typeof help_articles;
  const isOfProject = (table: Content | typeof guides) =>
    and(eq(table.agency_id, caller.agency_id), eq(table.project_id, projectId));
  const isUsed = (table: Content) => and(isOfProject(table), ne(table.status, 'archived'));
  const surveyRows = await tx.select().from(surveys).where(isUsed(surveys)).orderBy(asc(surveys.title));
  const news = await tx
    .select({ id: news_articles.id, title: news_articles.title, status: news_articles.status })
    .from(news_articles)
    .where(isUsed(news_articles))
    .orderBy(asc(news_articles.id));
  const lists = await tx.select().from(checklists).where(isUsed(checklists)).orderBy(asc(checklists.id));
  const articles = await tx
    .select({ id: help_articles.id, title: help_articles.title, status: help_articles.status })
    .from(help_articles)
    .where(isUsed(help_articles))
    .orderBy(asc(help_articles.title));
  const tours = await tx
    .select({ id: guides.id, title: guides.name })
    .from(guides)
    .where(and(isOfProject(guides), eq(guides.status, 'live'), eq(guides.kind, 'tour')))
    .orderBy(asc(guides.name));
  const toTarget = ({ id, title }: { readonly id: number; readonly title: string }) => ({
    id: String(id),
    title,
  });
  const toContent = ({ status, ...row }: Parameters<typeof toTarget>[0] & { readonly status: string }) => ({
    ...toTarget(row),
    is_draft: status === 'draft',
  });
  return {
    surveys: surveyRows.map((row) => ({ ...toContent(row), form_id: row.form_id })),
    news: news.map(toContent),
    checklists: lists.map((row) => ({ ...toContent(row), steps: row.steps.map(({ title }) => title) })),
    tours: tours.map(toTarget),
    articles: articles.map(toContent),
    forms: flowConfig.feedbackFlows.map(({ id, title }) => ({ id, title })),
    bots: (flowConfig.bots ?? []).map(({ id, name }) => ({ id, title: name })),
  };
}

/**
 * Checks that what a message shows exists in its project.
 * @param needsLive true to require that visitors can open it
 * @throws Problem 422
 */
export async function checkTarget(
  { tx, caller }: ReadContext,
  projectId: number,
  content: MessageContent,
  needsLive: boolean,
): Promise<void> {
  const target =
    content.kind === 'survey'
      ? { table: surveys, id: content.survey_id, field: 'survey_id', noun: 'survey' }
      : content.kind === 'news'
        ? { table: news_articles, id: content.news_id, field: 'news_id', noun: 'article' }
        : content.kind === 'checklist'
          ? { table: checklists, id: content.checklist_id, field: 'checklist_id', noun: 'checklist' }
          : content.kind === 'tour'
            ? { table: guides, id: content.tour_id, field: 'tour_id', noun: 'tour' }
            : undefined;
  if (!target) return;
  const { table, id, field, noun } = target;
  const [row] = await tx
    .select({ status: table.status })
    .from(table)
    .where(
      and(
        eq(table.agency_id, caller.agency_id),
        eq(table.project_id, projectId),
        eq(table.id, id),
        table === guides ? eq(guides.kind, 'tour') : undefined,
      ),
    );
  if (!row) throw invalid({ [`content.${field}`]: [`Please choose a ${noun} of this project.`] });
  if (needsLive && row.status !== 'live') {
    throw invalid({ [`content.${field}`]: [`Publish the ${noun} first.`] });
  }
}
