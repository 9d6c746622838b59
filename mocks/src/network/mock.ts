import {
  type Call,
  type CallOutput,
  type ErrorBody,
  type ErrorCode,
  errorStatuses,
  type HandlerOutput,
  type NamedCall,
  toColonPath,
} from '@adlane/contract';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { findTurn, isCurrentTurn } from '../story/storyTurn';
import { answer } from './answer';
import { type CallOutcome, findErrorCode, getCallOutcome, recordCall } from './callOutcome';
import { emptyList } from './emptyList';
import { findCall, findCallName } from './findCall';
import { internalError, passNetwork, slowAnswerMs } from './networkCondition';

/** Answer of a mocked call, typed as the output of the call's handler. */
export type MockAnswer<C extends Call> = HandlerOutput<C>;

/** Answer of a list call without rows. */
type EmptyOf<C extends Call> =
  CallOutput<C> extends { readonly data: readonly unknown[] } | readonly unknown[] ? [] : never;

/** Fixed answers of one call, for stories: `msw.use(mock(contract.templates.list).empty())`. */
export type Mock<C extends Call> = {
  /** Answers with this value, typed by the contract. */
  ok(value: MockAnswer<C>): HttpHandler;
  /** Answers with a list without rows; only for calls that return lists. */
  empty(...forListsOnly: EmptyOf<C>): HttpHandler;
  /** Answers with an error; without a body `Technical Problem`, as for an unexpected failure (ads §8). */
  error(status?: number, body?: Partial<ErrorBody>): HttpHandler;
  /** Answers with the error of a code and its status. */
  refuse(code: ErrorCode, message: string): HttpHandler;
  /**
   * Answers as usual after `ms`; without a number it never answers, so that a story can show the loading
   * state.
   */
  slow(ms?: number): HttpHandler;
  /** Fails as without a connection. */
  offline(): HttpHandler;
};

const methods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

/** Answers a call as it was set in the state panel; undefined if the call is answered as usual. */
async function answerAsSet(call: Call, outcome: CallOutcome | undefined): Promise<Response | undefined> {
  if (outcome === 'empty') return answer(call, emptyList(call));
  if (outcome === 'offline') return HttpResponse.error();
  if (outcome === 'slow') await delay(slowAnswerMs);
  if (typeof outcome !== 'number') return undefined;
  const body: ErrorBody = {
    message: `Answered ${outcome} as set in the state panel.`,
    code: findErrorCode(outcome),
  };
  return HttpResponse.json(outcome >= 500 ? { ...body, message: internalError.message } : body, {
    status: outcome,
  });
}

export type HandlerKind = 'fixed' | 'api';

type Respond = (request: Request) => Promise<Response | undefined>;

/** Answers a request of a call as set in the state panel, or by `respond`, and records it. */
export async function answerCall(
  { name, call }: Pick<NamedCall, 'name' | 'call'>,
  request: Request,
  respond: Respond,
): Promise<Response | undefined> {
  const turn = findTurn(request);
  const startedMs = performance.now();
  const response =
    (await passNetwork()) ??
    (await answerAsSet(call, getCallOutcome(name))) ??
    (isCurrentTurn(turn) ? await respond(request) : undefined);
  // Pages that are gone get no answer: an error could be reported as the next story's.
  if (!isCurrentTurn(turn)) await delay('infinite');
  if (!response) return undefined;
  recordCall({
    name,
    method: request.method,
    path: new URL(request.url).pathname + new URL(request.url).search,
    status: response.type === 'error' ? undefined : response.status,
    durationMs: Math.round(performance.now() - startedMs),
  });
  return response;
}

/**
 * Creates a handler for exactly this call; if `answer` returns undefined, the next handler answers.
 * @param kind a `fixed` answer gives way to an outcome that was set in the state panel
 */
export function handle(call: Call, respond: Respond, kind: HandlerKind = 'fixed'): HttpHandler {
  const name = findCallName(call);
  return methods[call.method](`*${toColonPath(call.path)}`, async ({ request }) => {
    // `/clients/{id}` also matches `/clients/export`: leave that request to its own call.
    if (findCall(request.method, request.url)?.name !== name) return undefined;
    if (kind === 'fixed' && getCallOutcome(name) !== undefined) return undefined;
    return answerCall({ name, call }, request, respond);
  });
}

/** Overrides for one call of the contract. They win over the API in the tab until the story ends. */
export function mock<const C extends Call>(call: C): Mock<C> {
  return {
    ok: (value) => handle(call, async () => answer(call, value)),
    empty: () => handle(call, async () => answer(call, emptyList(call))),
    error: (status = errorStatuses.INTERNAL, body = {}) =>
      handle(call, async () => HttpResponse.json({ ...internalError, ...body }, { status })),
    refuse: (code, message) =>
      handle(call, async () => HttpResponse.json({ message, code }, { status: errorStatuses[code] })),
    slow: (ms) =>
      handle(call, async () => {
        await (ms === undefined ? delay('infinite') : delay(ms));
        return undefined;
      }),
    offline: () => handle(call, async () => HttpResponse.error()),
  };
}
