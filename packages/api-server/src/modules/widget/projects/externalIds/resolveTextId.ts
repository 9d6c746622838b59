import type { ExternalIdEntry } from '@adlane/contract/widget/projects';
import { and, eq, inArray } from 'drizzle-orm';
import { external_ids } from '../../../../db/schema/widget/externalIds';
import type { VisitorCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';

type Kind = ExternalIdEntry['kind'];

/** Our own ids on the widget's wire; an external id never looks like one. */
const ownId = /^[1-9]\d{0,8}$/;

/** Returns our ids of contents that a page names, by that name: a positive integer, or the id in another system. */
export async function resolveTextIds(
  { tx, caller }: ReadContext<VisitorCaller>,
  { kind, texts }: { readonly kind: Kind; readonly texts: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map(texts.filter((text) => ownId.test(text)).map((text) => [text, Number(text)]));
  const external = texts.filter((text) => !ids.has(text));
  if (external.length === 0) return ids;
  const rows = await tx
    .select({ external_id: external_ids.external_id, content_id: external_ids.content_id })
    .from(external_ids)
    .where(
      and(
        eq(external_ids.agency_id, caller.agency_id),
        eq(external_ids.project_id, caller.project_id),
        eq(external_ids.kind, kind),
        inArray(external_ids.external_id, external),
      ),
    );
  for (const { external_id, content_id } of rows) ids.set(external_id, content_id);
  return ids;
}

/** Returns our id of a content that a page names. @throws Problem 404 for an unknown name */
export async function resolveTextId(
  ctx: ReadContext<VisitorCaller>,
  { kind, text }: { readonly kind: Kind; readonly text: string },
): Promise<number> {
  return found((await resolveTextIds(ctx, { kind, texts: [text] })).get(text));
}
