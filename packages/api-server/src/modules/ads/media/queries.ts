import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { readPage } from '../../../db/page';
import { clients } from '../../../db/schema/account/clients';
import { lead_forms } from '../../../db/schema/ads/leadForms';
import { media } from '../../../db/schema/ads/media';
import { templates } from '../../../db/schema/ads/templates';
import { searchPattern } from '../../../db/searchPattern';
import type { UserCaller } from '../../../http/callers';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import {
  deletableMedia,
  getOwnerClient,
  visibleClients,
  visibleMedia,
} from '../../account/access/visibility';
import { buildUsers, hasRatio, isFrom, isLogo } from './mediaFilters';

export type MediaQuery = ParsedInput<Contract['media']['list']>['query'];
export type MediaRecord = typeof media.$inferSelect;

function seenBy(caller: UserCaller): SQL | undefined {
  return and(eq(media.agency_id, caller.agency_id), visibleMedia(caller));
}

/** Filters that the list of clients' media lacks. */
type OwnFilter = 'ratio' | 'source' | 'use';

type ListOptions = {
  /** Whether to list only media of clients. */
  readonly ofClients?: boolean;
};

/** Lists a page of the library. */
export async function listMedia(
  ctx: ReadContext,
  query: Omit<MediaQuery, OwnFilter> & Partial<Pick<MediaQuery, OwnFilter>>,
  { ofClients = false }: ListOptions = {},
) {
  const { tx, caller } = ctx;
  const own = ofClients ? getOwnerClient(caller) : null;
  const where = and(
    seenBy(caller),
    ofClients ? isNotNull(media.client_id) : undefined,
    own === null ? undefined : eq(media.client_id, own),
    query.kind && eq(media.kind, query.kind),
    query.client_user_id === undefined ? undefined : eq(media.client_id, query.client_user_id),
    query.ratio && hasRatio(query.ratio),
    query.source && isFrom(query.source),
    query.use && isLogo(),
    query.search ? ilike(media.name, searchPattern(query.search)) : undefined,
  );
  const sortable = { created_at: media.created_at, name: media.name, size: media.bytes };
  const direction = query.order === 'asc' ? asc : desc;
  return readPage(
    query,
    tx
      .select()
      .from(media)
      .where(where)
      .orderBy(direction(sortable[query.sort ?? 'created_at']), direction(media.id)),
    tx.select({ total: count() }).from(media).where(where),
  );
}

export async function findMedia(ctx: ReadContext, id: number): Promise<MediaRecord | undefined> {
  const { tx, caller } = ctx;
  const [row] = await tx
    .select()
    .from(media)
    .where(and(seenBy(caller), eq(media.id, id)));
  return row;
}

/** Counts templates by media; for a client, only the client's templates. */
export async function countTemplateUses(
  ctx: ReadContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { tx, caller } = ctx;
  if (ids.length === 0) return new Map();
  const own = getOwnerClient(caller);
  const rows = await tx
    .select({ id: media.id, n: count() })
    .from(media)
    .innerJoin(templates, buildUsers(tx, caller.agency_id).template)
    .where(
      and(
        eq(media.agency_id, caller.agency_id),
        inArray(media.id, [...ids]),
        own === null ? undefined : eq(templates.client_id, own),
      ),
    )
    .groupBy(media.id);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Returns whether the caller has the client, so that media can be added for it. */
export async function hasClient(ctx: ReadContext, id: number): Promise<boolean> {
  const { tx, caller } = ctx;
  const rows = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.agency_id, caller.agency_id), eq(clients.id, id), visibleClients(caller)));
  return rows.length > 0;
}

/** Returns whether the visible library already has the video for the same owner. */
export async function hasYoutube(
  tx: Database,
  agencyId: number,
  youtubeId: string,
  clientId: number | null,
): Promise<boolean> {
  const owner = clientId === null ? isNull(media.client_id) : eq(media.client_id, clientId);
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.agency_id, agencyId), eq(media.youtube_id, youtubeId), owner))
    .limit(1);
  return rows.length > 0;
}

/** Finds and locks the media that the caller may delete, until the transaction ends. */
export function lockMedia(ctx: UseCaseContext, ids: readonly number[]): Promise<MediaRecord[]> {
  const { tx, caller } = ctx;
  return tx
    .select()
    .from(media)
    .where(and(seenBy(caller), deletableMedia(caller), inArray(media.id, [...ids])))
    .orderBy(asc(media.id))
    .for('update');
}

/** Lists the ids of media that a template or a lead form uses. */
export async function listUsedMedia(
  tx: Database,
  agencyId: number,
  ids: readonly number[],
): Promise<readonly number[]> {
  const wanted = and(eq(media.agency_id, agencyId), inArray(media.id, [...ids]));
  const users = buildUsers(tx, agencyId);
  const inTemplates = await tx
    .selectDistinct({ id: media.id })
    .from(media)
    .innerJoin(templates, users.template)
    .where(wanted);
  const inForms = await tx
    .selectDistinct({ id: media.id })
    .from(media)
    .innerJoin(lead_forms, users.leadForm)
    .where(wanted);
  return [...new Set([...inTemplates, ...inForms].map(({ id }) => id))].toSorted((a, b) => a - b);
}
