import type { Contract, ParsedInput } from '@adlane/contract';
import type { NicheRequest } from '@adlane/contract/ads/taxonomy/niches';
import { and, asc, count, desc, eq, ilike, type SQL } from 'drizzle-orm';
import { allTenants, lockNames } from '../../../db/lockNames';
import { monotonicNow } from '../../../db/monotonicNow';
import { listPage } from '../../../db/page';
import { agencies } from '../../../db/schema/account/agencies';
import { niche_requests, niches } from '../../../db/schema/ads/taxonomy';
import { searchPattern } from '../../../db/searchPattern';
import { insertRow } from '../../../db/tenantRows';
import { conflict, found, invalid } from '../../../http/problem';
import { isOperator } from '../../../http/roles';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { notify } from '../../account/notifications/notify';
import { checkNameFree, hasSameName, listNicheNames, storedStatus } from './nicheQueries';

type Calls = Contract['niches'];
type RequestQuery = ParsedInput<Calls['requested']>['query'];
type RequestForm = ParsedInput<Calls['request']>['body'];
type RequestRow = typeof niche_requests.$inferSelect;

function selectRequests(tx: Database, where: SQL | undefined) {
  return tx
    .select({ request: niche_requests, business_name: agencies.name })
    .from(niche_requests)
    .innerJoin(agencies, eq(agencies.id, niche_requests.agency_id))
    .where(where)
    .$dynamic();
}

type RequestRecord = { readonly request: RequestRow; readonly business_name: string };

function toRequest({ request, business_name }: RequestRecord): NicheRequest {
  const requested_by = { id: request.agency_id, business_name };
  return { ...request, requested_by, created_at: request.created_at.toISOString() };
}

/** Lists the requests of the caller's agency; of every agency for the operator, whose `tx` reaches all tenants. */
export async function listRequests({ tx, caller }: ReadContext, query: RequestQuery) {
  const where = and(
    isOperator(caller) ? undefined : eq(niche_requests.agency_id, caller.agency_id),
    query.status && eq(niche_requests.status, query.status),
    query.search ? ilike(niche_requests.name, searchPattern(query.search)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  const order = [direction(niche_requests[query.sort ?? 'created_at']), desc(niche_requests.id)];
  return listPage(
    query,
    selectRequests(tx, where).orderBy(...order),
    tx.select({ total: count() }).from(niche_requests).where(where),
    toRequest,
  );
}

function isRequest({ agency_id, id }: Pick<RequestRow, 'agency_id' | 'id'>): SQL | undefined {
  return and(eq(niche_requests.agency_id, agency_id), eq(niche_requests.id, id));
}

/** Requests a niche. @throws Problem 422 if it exists or the agency has a pending request for it */
export async function createRequest(
  { tx, caller, now }: UseCaseContext,
  { name, note }: RequestForm,
): Promise<NicheRequest> {
  const { agency_id, user_id } = caller;
  await lockNames(tx, agency_id, 'niches');
  checkNameFree(name, await listNicheNames(tx));
  const open = await tx
    .select({ name: niche_requests.name })
    .from(niche_requests)
    .where(and(eq(niche_requests.agency_id, agency_id), eq(niche_requests.status, 'pending')));
  if (open.some(hasSameName(name))) throw invalid({ name: ['You have already requested this niche.'] });
  const [created] = await tx
    .insert(niche_requests)
    .values({ agency_id, user_id, name: name.normalize('NFC'), note, created_at: now, updated_at: now })
    .returning({ agency_id: niche_requests.agency_id, id: niche_requests.id });
  const [record] = await selectRequests(tx, isRequest(found(created)));
  return toRequest(found(record));
}

/** Locks a pending request of any agency until the transaction ends. @throws Problem 404, 409 */
async function lockPending(tx: Database, id: number): Promise<RequestRow> {
  const [request] = await tx.select().from(niche_requests).where(eq(niche_requests.id, id)).for('update');
  if (found(request).status !== 'pending') throw conflict('This request was already answered.');
  return found(request);
}

type Answer = Pick<RequestRow, 'status'> & Partial<Pick<RequestRow, 'reason' | 'niche_id'>>;

/** Stores the answer and notifies the agency. */
async function answerRequest(tx: Database, request: RequestRow, answer: Answer, now: Date) {
  const { agency_id, id, name } = request;
  const updated_at = monotonicNow(request.updated_at, now);
  await tx
    .update(niche_requests)
    .set({ ...answer, updated_at })
    .where(isRequest(request));
  const isGranted = answer.status === 'approved';
  await notify(tx, {
    agency_id,
    kind: 'niche_request',
    title: isGranted ? 'Your niche was added' : 'Your niche was not added',
    body: isGranted ? `You can now select ${name}.` : [name, answer.reason].filter(Boolean).join(': '),
    key: `niche-request/${id}/${answer.status}`,
    at: now,
  });
  const [record] = await selectRequests(tx, isRequest(request));
  return toRequest(found(record));
}

/** Approves a request: creates the niche, or activates the one of that name. @throws Problem 404, 409 */
export async function approveRequest(
  { tx, now }: UseCaseContext,
  { id }: { readonly id: number },
): Promise<NicheRequest> {
  const request = await lockPending(tx, id);
  await lockNames(tx, allTenants, 'niches');
  const niche = (await listNicheNames(tx)).find(hasSameName(request.name));
  const times = { created_at: now, updated_at: now };
  const niche_id = niche?.id ?? (await insertRow(tx, niches, { name: request.name, ...times }));
  if (niche && niche.status !== storedStatus.active) {
    await tx
      .update(niches)
      .set({ status: storedStatus.active, updated_at: now })
      .where(eq(niches.id, niche.id));
  }
  return answerRequest(tx, request, { status: 'approved', niche_id }, now);
}

/** Rejects a request. @throws Problem 404, 409 */
export async function rejectRequest(
  { tx, now }: UseCaseContext,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<NicheRequest> {
  return answerRequest(tx, await lockPending(tx, id), { status: 'rejected', reason }, now);
}
