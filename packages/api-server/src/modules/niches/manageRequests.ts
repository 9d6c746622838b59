import type { Contract, ParsedInput } from '@adlane/contract';
import type { NicheRequest } from '@adlane/contract/niches';
import { and, asc, count, desc, eq, ilike, type SQL } from 'drizzle-orm';
import { allTenants, lockNames } from '../../db/lockNames';
import { monotonicNow } from '../../db/monotonicNow';
import { readPage } from '../../db/page';
import { agencies } from '../../db/schema/agencies';
import { niche_requests } from '../../db/schema/niches';
import { searchPattern } from '../../db/searchPattern';
import { conflict, found, invalid } from '../../http/problem';
import type { ReadContext, UseCaseContext } from '../../http/UseCaseContext';
import type { Database } from '../../ports';
import { nameKey } from '../naming/nameKey';
import { notify } from '../notifications/notify';
import { insertNiche, nicheNames, storedStatus, updateNiche } from './queries';

export type RequestQuery = ParsedInput<Contract['niches']['requested']>['query'];

function selectRequests(tx: Database, where: SQL | undefined) {
  return tx
    .select({ request: niche_requests, business_name: agencies.name })
    .from(niche_requests)
    .innerJoin(agencies, eq(agencies.id, niche_requests.agency_id))
    .where(where)
    .$dynamic();
}

type RequestRow = typeof niche_requests.$inferSelect;
type RequestRecord = { readonly request: RequestRow; readonly business_name: string };

function toRequest({ request, business_name }: RequestRecord): NicheRequest {
  const { id, name, note, status, reason, niche_id, agency_id } = request;
  const requested_by = { id: agency_id, business_name };
  return {
    id,
    name,
    note,
    status,
    reason,
    requested_by,
    niche_id,
    created_at: request.created_at.toISOString(),
  };
}

/** Requests of the caller's agency; of every agency for the operator, whose `tx` reaches all tenants. */
export async function listRequests(ctx: ReadContext, query: RequestQuery) {
  const { tx, caller } = ctx;
  const where = and(
    caller.entity_type === 'SuperAdmin' ? undefined : eq(niche_requests.agency_id, caller.agency_id),
    query.status && eq(niche_requests.status, query.status),
    query.search ? ilike(niche_requests.name, searchPattern(query.search)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  const page = await readPage(
    query,
    selectRequests(tx, where).orderBy(
      direction(niche_requests[query.sort ?? 'created_at']),
      desc(niche_requests.id),
    ),
    tx.select({ total: count() }).from(niche_requests).where(where),
  );
  return { ...page, rows: page.rows.map(toRequest) };
}

async function viewRequest(tx: Database, { agency_id, id }: Pick<RequestRow, 'agency_id' | 'id'>) {
  const [row] = await selectRequests(
    tx,
    and(eq(niche_requests.agency_id, agency_id), eq(niche_requests.id, id)),
  );
  return toRequest(found(row));
}

export type RequestForm = ParsedInput<Contract['niches']['request']>['body'];

/** Asks for a niche. @throws Problem 422 where it is there, or asked for and open */
export async function createRequest(ctx: UseCaseContext, { name, note }: RequestForm): Promise<NicheRequest> {
  const { tx, caller, now } = ctx;
  const { agency_id, user_id } = caller;
  await lockNames(tx, agency_id, 'niches');
  const isThere = (other: { readonly name: string }) => nameKey(other.name) === nameKey(name);
  if ((await nicheNames(tx)).some(isThere))
    throw invalid({ name: ['A niche with this name already exists.'] });
  const open = await tx
    .select({ name: niche_requests.name })
    .from(niche_requests)
    .where(and(eq(niche_requests.agency_id, agency_id), eq(niche_requests.status, 'pending')));
  if (open.some(isThere)) throw invalid({ name: ['You have asked for this niche already.'] });
  const [made] = await tx
    .insert(niche_requests)
    .values({ agency_id, user_id, name: name.normalize('NFC'), note, created_at: now, updated_at: now })
    .returning({ agency_id: niche_requests.agency_id, id: niche_requests.id });
  return viewRequest(tx, found(made));
}

/** An open request of any agency, held until the transaction ends. @throws Problem 404, 409 */
async function lockOpen(tx: Database, id: number): Promise<RequestRow> {
  const [request] = await tx.select().from(niche_requests).where(eq(niche_requests.id, id)).for('update');
  if (found(request).status !== 'pending') throw conflict('This request has been answered already.');
  return found(request);
}

type Answer = Pick<RequestRow, 'status'> & Partial<Pick<RequestRow, 'reason' | 'niche_id'>>;

/** Writes the answer down and tells the agency. */
async function answerRequest(tx: Database, request: RequestRow, answer: Answer, now: Date) {
  const { agency_id, id, name } = request;
  await tx
    .update(niche_requests)
    .set({ ...answer, updated_at: monotonicNow(request.updated_at, now) })
    .where(and(eq(niche_requests.agency_id, agency_id), eq(niche_requests.id, id)));
  const isGranted = answer.status === 'approved';
  await notify(tx, {
    agency_id,
    kind: 'niche_request',
    title: isGranted ? 'Your niche was added' : 'Your niche was not added',
    body: isGranted ? `${name} can be chosen now.` : [name, answer.reason].filter(Boolean).join(': '),
    key: `niche-request/${id}/${answer.status}`,
    at: now,
  });
  return viewRequest(tx, request);
}

/** Grants a request: the niche is made, or the one of that name is switched on. @throws Problem 404, 409 */
export async function approveRequest(ctx: UseCaseContext, id: number): Promise<NicheRequest> {
  const { tx, now } = ctx;
  const request = await lockOpen(tx, id);
  await lockNames(tx, allTenants, 'niches');
  const niche = (await nicheNames(tx)).find(({ name }) => nameKey(name) === nameKey(request.name));
  const times = { created_at: now, updated_at: now };
  const niche_id = niche?.id ?? (await insertNiche(tx, { name: request.name, ...times }));
  if (niche && niche.status !== storedStatus.active) {
    await updateNiche(tx, niche.id, { status: storedStatus.active, updated_at: now });
  }
  return answerRequest(tx, request, { status: 'approved', niche_id }, now);
}

/** Refuses a request. @throws Problem 404, 409 */
export async function rejectRequest(ctx: UseCaseContext, id: number, reason: string): Promise<NicheRequest> {
  const { tx, now } = ctx;
  return answerRequest(tx, await lockOpen(tx, id), { status: 'rejected', reason }, now);
}
