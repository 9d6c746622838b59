import {
  type ExternalIdEntry,
  type ExternalIds,
  externalIdKinds,
  maxExternalIds,
} from '@adlane/contract/widget/projects';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isAmong } from '../../../../db/isAmong';
import { checklists } from '../../../../db/schema/widget/checklists';
import { external_ids } from '../../../../db/schema/widget/externalIds';
import { feature_requests } from '../../../../db/schema/widget/featureRequests';
import { guides } from '../../../../db/schema/widget/guides';
import { help_articles, help_collections } from '../../../../db/schema/widget/help';
import { news_articles } from '../../../../db/schema/widget/news';
import { invalid } from '../../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../../http/UseCaseContext';
import { findProject, lockProject } from '../queries';

type Project = { readonly id: number };
type Change = { readonly kind: ExternalIdEntry['kind']; readonly content_id: number | null };

const tables = {
  guide: guides,
  collection: help_collections,
  article: help_articles,
  news: news_articles,
  checklist: checklists,
  featureRequest: feature_requests,
} as const satisfies Readonly<Record<ExternalIdEntry['kind'], unknown>>;

/** @throws Problem 404 */
export async function listExternalIds(ctx: ReadContext, { id }: Project): Promise<ExternalIds> {
  await findProject(ctx, id);
  const { tx, caller } = ctx;
  const entries = await tx
    .select({
      kind: sql<ExternalIdEntry['kind']>`${external_ids.kind}`,
      external_id: external_ids.external_id,
      content_id: external_ids.content_id,
    })
    .from(external_ids)
    .where(
      and(
        eq(external_ids.agency_id, caller.agency_id),
        eq(external_ids.project_id, id),
        inArray(external_ids.kind, [...externalIdKinds]),
      ),
    )
    .orderBy(asc(external_ids.kind), asc(external_ids.external_id));
  return { entries };
}

/** @throws Problem 422 for a content of another project */
async function checkContents(
  { tx, caller }: UseCaseContext,
  project: Project,
  changes: readonly Change[],
): Promise<void> {
  for (const kind of new Set(changes.map((change) => change.kind))) {
    const table = tables[kind];
    const named = changes.flatMap(({ content_id, ...change }, index) =>
      change.kind === kind && content_id !== null ? [{ content_id, index }] : [],
    );
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(table.agency_id, caller.agency_id),
          eq(table.project_id, project.id),
          isAmong(
            table.id,
            named.map(({ content_id }) => content_id),
          ),
        ),
      );
    const unknown = named.find(({ content_id }) => rows.every(({ id }) => id !== content_id));
    if (unknown) {
      throw invalid({ [`entries.${unknown.index}.content_id`]: ['The project has no such content.'] });
    }
  }
}

/** Adds, replaces and removes ids; what is not named stays. @throws Problem 404, 422 */
export async function updateExternalIds(
  ctx: UseCaseContext,
  { id, entries }: Project & { readonly entries: readonly (Change & { readonly external_id: string })[] },
): Promise<ExternalIds> {
  await lockProject(ctx, id);
  await checkContents(ctx, { id }, entries);
  const { tx, caller } = ctx;
  for (const { kind, external_id, content_id } of entries) {
    const key = { agency_id: caller.agency_id, project_id: id, kind, external_id };
    if (content_id === null) {
      await tx
        .delete(external_ids)
        .where(
          and(
            eq(external_ids.agency_id, key.agency_id),
            eq(external_ids.project_id, id),
            eq(external_ids.kind, kind),
            eq(external_ids.external_id, external_id),
          ),
        );
      continue;
    }
    await tx
      .insert(external_ids)
      .values({ ...key, content_id })
      .onConflictDoUpdate({
        target: [
          external_ids.agency_id,
          external_ids.project_id,
          external_ids.kind,
          external_ids.external_id,
        ],
        set: { content_id },
      });
  }
  const stored = await listExternalIds(ctx, { id });
  if (stored.entries.length > maxExternalIds) {
    throw invalid({ entries: [`A project has at most ${maxExternalIds} ids of another system.`] });
  }
  return stored;
}
