import type { Call, CallTable, NamedCall } from '@adlane/contract';
import { getBudgetName, mayAct, mayCall, needsPlan, toColonPath } from '@adlane/contract';
import { errorMessages } from '@adlane/contract/constants';
import { type Context, Hono } from 'hono';
import { asOperator, inTenant, type Transact } from '../db/tenant';
import type { Database, Ports } from '../ports';
import { buildAnswer, buildJsonAnswer, isMadeInPortions, isRepeatable, parseOutput } from './answers/answer';
import type { AuditedCall, CallAudit } from './CallAudit';
import type { CallContext } from './CallContext';
import type { Caller } from './callers';
import type { AnyHandler, Handlers } from './handlers';
import { addSafeHeaders } from './headers';
import type { FairShare, Sharer } from './limits/fairShare';
import {
  buildKeyedRequest,
  type IdempotencyStore,
  type KeyedRequest,
  parseIdempotencyKey,
  runOnce,
  type StoredAnswer,
} from './limits/idempotency';
import { streamInTurns, type Turn } from './limits/streamInTurns';
import type { CountedCall } from './limits/widgetBudgets';
import { forbidden, Problem, planOver } from './problem';
import { toProblem } from './reportError';
import type { RequestEnv } from './requestEnv';
import { checkDeclaredLength, isHeavy, readBody, unpackBody } from './requests/readBody';
import { parseBody, parseParams, parseQuery } from './requests/validate';
import { createMethodLookup, sortRoutes } from './sortRoutes';

/** What `implement` needs to run calls. */
export type Dependencies = {
  readonly ports: Ports;
  /**
   * Identifies the caller.
   * @throws Problem 401
   */
  readonly identify: (call: Call, headers: Headers) => Promise<Caller>;
  readonly idempotency: IdempotencyStore;
  /** Recalls of the table's calls (`Recalls`), for repeats of requests whose answer was lost. */
  readonly recalls?: object;
  /** Shares the process among agencies. */
  readonly fairShare?: FairShare;
  /**
   * Counts a widget call by its visitor, address and project.
   * @throws Problem 429
   */
  readonly countCall?: (counted: CountedCall) => Promise<void>;
  /** Audit log hook for mutating calls. */
  readonly startAudit?: (of: AuditedCall) => CallAudit | undefined;
};

type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/**
 * Turns a table of calls and their handlers into routes. Every call is checked in the same order: route (404,
 * 405), body (413, 415, 400), caller (401), access (403), plan (402), budget (429), values (422); then the handler runs.
 * Calls with a larger body limit identify and count the caller before the body is read.
 */
export function implement<T extends CallTable>(
  table: T,
  handlers: Handlers<T>,
  dependencies: Dependencies,
): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const { ports } = dependencies;
  app.use(addSafeHeaders(() => ports.ids.token(12)));
  for (const named of sortRoutes(table)) {
    const handler = findHandler(handlers, named);
    app.on(named.call.method, toColonPath(named.call.path), (c) => answer(c, named, handler, dependencies));
  }
  const listMethods = createMethodLookup(table);
  app.notFound((c) => refuse(c, unknownRoute(listMethods(c.req.path)), ports));
  app.onError((error, c) => refuse(c, error, ports));
  return app;
}

function findHandler(handlers: object, { name }: NamedCall): AnyHandler {
  const found = findFunction(handlers, name);
  if (found) return found;
  throw new TypeError(`The call ${name} has no handler.`);
}

/** Returns the function that a table has under the name of a call. */
function findFunction(table: object, name: string): AnyHandler | undefined {
  const found = name
    .split('.')
    .reduce<unknown>(
      (holder, key) => (typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined),
      table,
    );
  return typeof found === 'function' ? (found as AnyHandler) : undefined;
}

function unknownRoute(allowed: readonly string[]): Problem {
  if (allowed.length === 0) return new Problem('NOT_FOUND', 'There is no such address.');
  const allow = allowed.join(', ');
  return new Problem('METHOD_NOT_ALLOWED', `This address takes ${allow}.`, { headers: { allow } });
}

async function answer(
  c: Context<RequestEnv>,
  named: NamedCall,
  handler: AnyHandler,
  dependencies: Dependencies,
): Promise<Response> {
  try {
    return await check(c, named, handler, dependencies);
  } catch (error) {
    return refuse(c, error, dependencies.ports, named);
  }
}

async function check(
  c: Context<RequestEnv>,
  named: NamedCall,
  handler: AnyHandler,
  dependencies: Dependencies,
): Promise<Response> {
  const { call } = named;
  const request = c.req.raw;
  checkDeclaredLength(request, call);
  const enter = async () => {
    const caller = await dependencies.identify(call, request.headers);
    checkAccess(named, caller);
    const counted = { call, caller, ip: getIp(c), sdkKey: c.req.param('sdkKey') };
    const share = shareFor(counted, dependencies);
    return { caller, share, count: async () => dependencies.countCall?.(counted) };
  };
  const early = isHeavy(call) ? await enter() : undefined;
  // A large body is not even read for a caller who made too many calls.
  if (early && getBudgetName(call)) await early.share?.run(early.count);
  const body = await readBody(request, call);
  const { caller, share, count } = early ?? (await enter());
  const work = async () => {
    if (!early) await count();
    const rawBody = await unpackBody(body, { named, caller }, dependencies.ports);
    return answerCall(c, { named, handler, caller, rawBody }, dependencies);
  };
  if (!share) return work();
  const response = await share.run(work);
  return isMadeInPortions(call) ? streamInTurns(response, share.resume) : response;
}

type Share = { readonly run: Turn; readonly resume: Turn };

/** Returns what runs work when the caller's agency or site has its turn. */
function shareFor({ call, caller, sdkKey }: CountedCall, { fairShare }: Dependencies): Share | undefined {
  const sharer = findSharer(caller, sdkKey);
  if (!fairShare || !sharer) return undefined;
  return {
    run: (work) => fairShare.run(sharer, call, work),
    resume: (work) => fairShare.resume(sharer, call, work),
  };
}

function findSharer(caller: Caller, sdkKey: string | undefined): Sharer | undefined {
  if (caller.kind === 'public') return sdkKey === undefined ? undefined : { sdkKey };
  return { agencyId: caller.agency_id, isWidget: caller.kind !== 'user' };
}

type IdentifiedCall = {
  readonly named: NamedCall;
  readonly handler: AnyHandler;
  readonly caller: Caller;
  readonly rawBody: unknown;
};

async function answerCall(
  c: Context<RequestEnv>,
  { named, handler, caller, rawBody }: IdentifiedCall,
  dependencies: Dependencies,
): Promise<Response> {
  const { call } = named;
  const request = c.req.raw;
  const input = {
    params: parseParams(call, c.req.param()),
    query: parseQuery(call, new URL(request.url).searchParams),
    body: parseBody(call, rawBody),
  };
  const audit = startAudit(c, named, caller, input, dependencies);
  const committed = createCommittedAnswer(call);
  const key = parseIdempotencyKey(call, request.headers);
  const keyed = key && isRepeatable(call) ? await buildKeyedRequest(caller, key, named, input) : undefined;
  const context = createContext(c, {
    caller,
    key,
    foundation: dependencies,
    audit,
    committed,
    openTransaction: createAuditedRun(audit, keyed && { keyed, committed }, dependencies),
  });
  const work = async () => {
    const output = parseOutput(call, await handler({ ...input, call: context }));
    await audit?.end(output);
    return output;
  };
  if (!keyed) return buildAnswer(call, await work(), context.answerHeaders);
  const recall = async () => {
    const output = await findFunction(dependencies.recalls ?? {}, named.name)?.({ ...input, call: context });
    return output === undefined ? undefined : toStoredAnswer(call, parseOutput(call, output));
  };
  const result = await runOnce(dependencies.idempotency, keyed, {
    work: async () => toStoredAnswer(call, await work()),
    recall,
  });
  if (result.isReplayed) context.answerHeaders.set('idempotency-replayed', 'true');
  return buildAnswer(call, result.answer, context.answerHeaders);
}

const toStoredAnswer = (call: Call, answer: unknown): StoredAnswer => ({
  status: call.status ?? 200,
  answer: answer ?? null,
});

type CommittedAnswer = {
  readonly commit: CallContext['commitAnswer'];
  /** Returns the answer that was committed since the last time. */
  readonly take: () => StoredAnswer | undefined;
};

function createCommittedAnswer(call: Call): CommittedAnswer {
  let stored: StoredAnswer | undefined;
  return {
    commit(output) {
      stored = toStoredAnswer(call, parseOutput(call, output));
      return output;
    },
    take() {
      const answer = stored;
      stored = undefined;
      return answer;
    },
  };
}

/** @throws Problem 403 without access, or while acting as a subscriber; 402 without a plan */
function checkAccess({ name, call }: NamedCall, caller: Caller): void {
  const user = caller.kind === 'user' ? caller : undefined;
  if (!mayCall(call.access, user)) throw forbidden();
  if (user?.acting_user_id != null && !mayAct(name, call)) {
    throw new Problem('FORBIDDEN', errorMessages.actingDenied);
  }
  if (user?.is_plan_over && needsPlan(name, call)) throw planOver(user);
}

function startAudit(
  c: Context<RequestEnv>,
  named: NamedCall,
  caller: Caller,
  { params, body }: Input,
  { startAudit: start }: Dependencies,
): CallAudit | undefined {
  if (caller.kind !== 'user') return undefined;
  return start?.({ named, caller, params, body, ip: getIp(c) });
}

function getIp(c: Context<RequestEnv>): string {
  return c.env?.ip ?? 'unknown';
}

/** Writes the audit entry and marks the idempotency key, with a committed answer, in the same transaction as the work. */
function createAuditedRun(
  audit: CallAudit | undefined,
  once: { readonly keyed: KeyedRequest; readonly committed: CommittedAnswer } | undefined,
  { idempotency }: Dependencies,
): CallAudit['openTransaction'] {
  return () => {
    const runAudited = audit?.openTransaction();
    return async (tx, work) => {
      // One that an earlier transaction named and did not commit is not the answer.
      once?.committed.take();
      const result = await (runAudited ? runAudited(tx, work) : work());
      if (once) await idempotency.markEffect(tx, once.keyed, once.committed.take());
      return result;
    };
  };
}

type ContextParts = {
  readonly caller: Caller;
  readonly key: string | undefined;
  readonly foundation: Dependencies;
  readonly audit: CallAudit | undefined;
  readonly committed: CommittedAnswer;
  readonly openTransaction: CallAudit['openTransaction'];
};

function createContext(
  c: Context<RequestEnv>,
  { caller, key, foundation: { ports }, audit, committed, openTransaction }: ContextParts,
): CallContext {
  const toUseCaseContext = (tx: Database) => ({ tx, caller, now: ports.clock.now() });
  const transact: Transact = (work) => {
    if (caller.kind === 'public') throw new TypeError('An anonymous caller has no tenant.');
    const run = openTransaction();
    return inTenant(ports.db, caller.agency_id, (tx) => run(tx, () => work(tx)));
  };
  const transactAcross: Transact = (work) => {
    if (caller.kind !== 'user') throw new TypeError('Only a signed-in user works across tenants.');
    const run = openTransaction();
    return asOperator(ports.db, (tx) => run(tx, () => work(tx)));
  };
  return {
    ports,
    caller,
    ip: getIp(c),
    requestId: c.get('requestId'),
    requestHeaders: c.req.raw.headers,
    answerHeaders: new Headers(),
    idempotencyKey: key,
    describeChanges: (changes) => audit?.describeChanges(changes),
    commitAnswer: committed.commit,
    transact,
    inTenant: (work) => transact((tx) => work(toUseCaseContext(tx))),
    transactAcross,
    acrossTenants: (work) => transactAcross((tx) => work(toUseCaseContext(tx))),
  };
}

function refuse(c: Context<RequestEnv>, error: unknown, ports: Ports, named?: NamedCall): Response {
  const request_id = c.get('requestId');
  const problem = toProblem(error, ports.log, { request_id, call: named?.name ?? 'none' });
  const body = problem.toBody(problem.status >= 500 ? request_id : undefined);
  // The schema of the answer decides what of the record the caller sees.
  const stored = named && problem.stored && { stored: parseOutput(named.call, problem.stored) };
  return buildJsonAnswer({ ...body, ...stored }, problem.status, new Headers(problem.headers));
}
