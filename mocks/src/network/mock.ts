import {
  type Call,
  type CallOutput,
  type CallShape,
  type ErrorBody,
  type ErrorCode,
  errorStatuses,
  type HandlerOutput,
  type NamedCall,
  toColonPath,
} from '@adlane/contract';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { findTurn, isCurrentTurn } from '../story/storyTurn';
import { answer, parseAnswer, repeatAnswer } from './answer';
import { type CallOutcome, findErrorCode, getCallOutcome, recordCall } from './callOutcome';
import { emptyList } from './emptyList';
import { findCall, findCallName } from './findCall';
import { internalError, passNetwork, slowAnswerMs } from './networkCondition';
import { refuse } from './refuse';

/** Answer of a mocked call, typed as the output of the call's handler; never compressed. */
export type MockAnswer<C extends Call> = HandlerOutput<Pick<C, keyof CallShape>>;

/** Rows that are stored together, such as a project's bots. */
type VersionedList = { readonly version: number; readonly bots: readonly unknown[] };

/** Answer of a list call without rows. */
type EmptyOf<C extends Call> =
  CallOutput<C> extends { readonly data: readonly unknown[] } | VersionedList | readonly unknown[]
    ? []
    : never;

/** Fixed answers of one call, for stories: `msw.use(mock(contract.templates.list).empty())`. */
export type Mock<C extends Call> = {
  /** Answers with this value, typed by the contract. Throws a `TypeError` for a value that does not fit the contract. */
  ok(value: MockAnswer<C>): HttpHandler;
  /** Answers with a list without rows. Throws a `TypeError` for a call that returns no list. */
  empty(...forListsOnly: EmptyOf<C>): HttpHandler;
  /**
   * Answers with an error and the code of its status; without a message `Technical Problem`, as for an unexpected
   * failure (ads §8). Throws a `RangeError` for a status of success.
   *
   * @param status 400 to 599
   * @default 500
   */
  error(status?: number, body?: Partial<ErrorBody>): HttpHandler;
  /**
   * Answers with the error of a code and its status, as the server refuses a request: with `Retry-After` for
   * `RATE_LIMITED`, `REQUEST_RUNNING` and `UNAVAILABLE`.
   */
  refuse(code: ErrorCode, message: string): HttpHandler;
  /**
   * Answers as usual after `ms`; without a number it never answers, so that a story can show the loading
   * state until it ends. An app's timeout or cancellation ends the wait.
   */
  slow(ms?: number): HttpHandler;
  /** Fails as without a connection: `fetch` rejects. */
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
  return refuse(outcome >= 500 ? { ...body, message: internalError.message } : body, outcome);
}

/** Waits forever without a timer, which would let no process end. */
const never = () => new Promise<never>(() => undefined);

/** Builds the body of an error as the server would, with the code of its status. */
function buildError(status: number, body: Partial<ErrorBody>): ErrorBody {
  if (!(status >= 400 && status <= 599)) throw new RangeError(`${status} is no status of an error.`);
  return { message: internalError.message, code: findErrorCode(status), ...body };
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
  if (!isCurrentTurn(turn)) await never();
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
    ok(value) {
      const respond = repeatAnswer(call, parseAnswer(call, value));
      return handle(call, async () => respond());
    },
    empty() {
      const list = emptyList(call);
      return handle(call, async () => answer(call, list));
    },
    error(status = errorStatuses.INTERNAL, body = {}) {
      const error = buildError(status, body);
      return handle(call, async () => refuse(error, status));
    },
    refuse: (code, message) => handle(call, async () => refuse({ message, code })),
    slow: (ms) =>
      handle(call, async () => {
        await (ms === undefined ? never() : delay(ms));
        return undefined;
      }),
    offline: () => handle(call, async () => HttpResponse.error()),
  };
}
