import type { ExternalIdEntry } from '@adlane/contract/widget/projects';
import { and, eq, inArray } from 'drizzle-orm';
import { external_ids, type ImportedKind } from '../../../db/schema/widget/externalIds';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { Ids } from '../../../ports';

export type AnyKind = ExternalIdEntry['kind'] | ImportedKind;

/** One call's import into a project. */
export type ImportRun = {
  readonly ctx: UseCaseContext;
  readonly project_id: number;
  readonly ids: Ids;
  /** Whether the user ids in the export were proven. */
  readonly areUsersProven: boolean;
};

/** Finds the content that an id of Gleap names. */
export async function findImported(
  { ctx: { tx, caller }, project_id }: ImportRun,
  kinds: readonly AnyKind[],
  externalId: string,
): Promise<{ readonly kind: AnyKind; readonly content_id: number } | undefined> {
  const [row] = await tx
    .select({ kind: external_ids.kind, content_id: external_ids.content_id })
    .from(external_ids)
    .where(
      and(
        eq(external_ids.agency_id, caller.agency_id),
        eq(external_ids.project_id, project_id),
        inArray(external_ids.kind, [...kinds]),
        eq(external_ids.external_id, externalId),
      ),
    );
  return row;
}

/** Stores under which id of Gleap a content is found again. An id that names another one stays with that one. */
export async function storeImported(
  { ctx: { tx, caller }, project_id }: ImportRun,
  content: { readonly kind: AnyKind; readonly external_id: string; readonly content_id: number },
): Promise<void> {
  await tx
    .insert(external_ids)
    .values({ agency_id: caller.agency_id, project_id, ...content })
    .onConflictDoNothing();
}
