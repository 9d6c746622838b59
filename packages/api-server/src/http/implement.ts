import type { Call, CallName, CallTable, NamedCall } from '@adlane/contract';
import { mayCall, needsPlan, toColonPath } from '@adlane/contract';
import { type Context, Hono } from 'hono';
import { asOperator, inTenant, type Transact } from '../db/tenant';
import type { Database, Ports } from '../ports';
import { answerOf, declaredOutput, isRepeatable, jsonOf } from './answer';
import type { CallContext } from './CallContext';
import type { Caller } from './callers';
import type { AnyHandler, Handlers } from './handlers';
import { safeHeaders } from './headers';
import {
  type IdempotencyStore,
  idempotencyKeyOf,
  type KeyedRequest,
  keyedRequest,
  runOnce,
} from './idempotency';
import { forbidden, Problem, planOver } from './problem';
import { checkDeclaredLength, isHeavy, readBody } from './readBody';
import { problemOf } from './reportError';
import type { RequestEnv } from './requestEnv';
import { methodsByPath, routeOrder } from './routeOrder';
import type { Trail, TrailOf } from './trail';
import { parseBody, parseParams, parseQuery } from './validate';

/** What the calls of a table stand on. */
export type Foundation = {
  readonly ports: Ports;
  /** Who calls. @throws Problem 401 */
  readonly identify: (call: Call, headers: Headers) => Promise<Caller>;
  readonly idempotency: IdempotencyStore;
  /** What keeps an eye on an unsafe call of a user; nothing where not given. */
  readonly trail?: (of: TrailOf) => Trail | undefined;
};

type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/**
 * Turns a table of calls and their handlers into routes. Checks come in one order for every call: route (404, 405),
 * body (413, 415, 400), who calls (401), whether they may (403), whether their plan goes on (402), values (422), and only
 * then the handler. Where a body may be larger than usual, who calls is asked before it is read.
 */
export function implement<T extends CallTable, Missing extends CallName<T> = never>(
  table: T,
  handlers: Handlers<T, Missing>,
  missing: readonly Missing[],
  foundation: Foundation,
): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const { ports } = foundation;
  app.use(safeHeaders(() => ports.ids.token(12)));
  const unimplemented = new Set<string>(missing);
  for (const named of routeOrder(table)) {
    const handler = unimplemented.has(named.name) ? undefined : handlerOf(handlers, named);
    app.on(named.call.method, toColonPath(named.call.path), (c) => answer(c, named, handler, foundation));
  }
  const methodsOf = methodsByPath(table);
  app.notFound((c) => refuse(c, unknownRoute(methodsOf(c.req.path)), ports, 'none'));
  app.onError((error, c) => refuse(c, error, ports, 'none'));
  return app;
}

function handlerOf(handlers: object, { name }: NamedCall): AnyHandler {
  const found = name
    .split('.')
    .reduce<unknown>(
      (holder, key) => (typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined),
      handlers,
    );
  if (typeof found === 'function') return found as AnyHandler;
  throw new TypeError(`The call ${name} has no handler and is not listed as not implemented.`);
}

function unknownRoute(allowed: readonly string[]): Problem {
  if (allowed.length === 0) return new Problem('NOT_FOUND', 'There is no such address.');
  const allow = allowed.join(', ');
  return new Problem('METHOD_NOT_ALLOWED', `This address takes ${allow}.`, { headers: { allow } });
}

async function answer(
  c: Context<RequestEnv>,
  named: NamedCall,
  handler: AnyHandler | undefined,
  foundation: Foundation,
): Promise<Response> {
  try {
    return await check(c, named, handler, foundation);
  } catch (error) {
    return refuse(c, error, foundation.ports, named.name);
  }
}

async function check(
  c: Context<RequestEnv>,
  named: NamedCall,
  handler: AnyHandler | undefined,
  foundation: Foundation,
): Promise<Response> {
  const { call } = named;
  const request = c.req.raw;
  checkDeclaredLength(request, call);
  const early = isHeavy(call) ? await foundation.identify(call, request.headers) : undefined;
  const rawBody = await readBody(request, call);
  const caller = early ?? (await foundation.identify(call, request.headers));
  if (!mayCall(call.access, caller.kind === 'user' ? caller : undefined)) throw forbidden();
  if (caller.kind === 'user' && caller.is_plan_over && needsPlan(named.name, call)) throw planOver(caller);
  if (!handler) throw new Problem('NOT_IMPLEMENTED', `This part is not built yet (${named.name}).`);
  const input = {
    params: parseParams(call, c.req.param()),
    query: parseQuery(call, new URL(request.url).searchParams),
    body: parseBody(call, rawBody),
  };
  const trail = trailOf(c, named, caller, input, foundation);
  const key = idempotencyKeyOf(call, request.headers);
  const keyed = key && isRepeatable(call) ? await keyedRequest(caller, key, named, input) : undefined;
  const ctx = contextOf(c, { caller, key, foundation, follow: followerOf(trail, keyed, foundation) });
  const work = async () => {
    const output = declaredOutput(call, await handler({ ...input, ctx }));
    await trail?.end(output);
    return output;
  };
  if (!keyed) return answerOf(call, await work(), ctx.answerHeaders);
  const kept = await runOnce(foundation.idempotency, keyed, async () => ({
    status: call.status ?? 200,
    answer: (await work()) ?? null,
  }));
  if (kept.isReplayed) ctx.answerHeaders.set('idempotency-replayed', 'true');
  return answerOf(call, kept.answer, ctx.answerHeaders);
}

function trailOf(
  c: Context<RequestEnv>,
  named: NamedCall,
  caller: Caller,
  { params, body }: Input,
  { trail }: Foundation,
): Trail | undefined {
  if (caller.kind !== 'user') return undefined;
  return trail?.({ named, caller, params, body, ip: ipOf(c) });
}

function ipOf(c: Context<RequestEnv>): string {
  return c.env?.ip ?? 'unknown';
}

type Follow = <T>(tx: Database, work: () => Promise<T>) => Promise<T>;

/** What each transaction of a call is run in: it leaves the call's trail, and marks its key where it wrote anything. */
function followerOf(
  trail: Trail | undefined,
  keyed: KeyedRequest | undefined,
  { idempotency }: Foundation,
): Follow {
  return async (tx, work) => {
    const result = await (trail ? trail.follow(tx, work) : work());
    if (keyed) await idempotency.markEffect(tx, keyed);
    return result;
  };
}

type ContextParts = {
  readonly caller: Caller;
  readonly key: string | undefined;
  readonly foundation: Foundation;
  readonly follow: Follow;
};

function contextOf(
  c: Context<RequestEnv>,
  { caller, key, foundation: { ports }, follow }: ContextParts,
): CallContext {
  const toUnit = (tx: Database) => ({ tx, caller, now: ports.clock.now() });
  const transact: Transact = (work) => {
    if (caller.kind === 'public') throw new TypeError('An anonymous caller has no tenant.');
    return inTenant(ports.db, caller.agency_id, (tx) => follow(tx, () => work(tx)));
  };
  const transactAcross: Transact = (work) => {
    if (caller.kind !== 'user') throw new TypeError('Only a signed-in user works across tenants.');
    return asOperator(ports.db, (tx) => follow(tx, () => work(tx)));
  };
  return {
    ports,
    caller,
    ip: ipOf(c),
    requestId: c.get('requestId'),
    requestHeaders: c.req.raw.headers,
    answerHeaders: new Headers(),
    idempotencyKey: key,
    transact,
    inTenant: (work) => transact((tx) => work(toUnit(tx))),
    transactAcross,
    acrossTenants: (work) => transactAcross((tx) => work(toUnit(tx))),
  };
}

function refuse(c: Context<RequestEnv>, error: unknown, ports: Ports, call: string): Response {
  const request_id = c.get('requestId');
  const problem = problemOf(error, ports.log, { request_id, call });
  const body = problem.toBody(problem.status >= 500 ? request_id : undefined);
  return jsonOf(body, problem.status, new Headers(problem.headers));
}
