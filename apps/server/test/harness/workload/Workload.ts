import { expect } from 'vitest';
import { pollLimitMs } from '../../../../../test/timeLimits';
import { repeatUntil } from '../processes/repeatUntil';

/** A request of a client; with a key it is safe to repeat. */
export type WorkloadRequest = {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
};
export type FinalAnswer = { readonly status: number; readonly body: unknown };

/** Clients of a server that is disturbed, and the log of what was acknowledged to them. */
export type Workload = {
  /** Sends a request, and repeats it while it has no final answer, as the product's clients do. */
  send(request: WorkloadRequest): Promise<FinalAnswer>;
  /** The same; resolves to the body. @throws Error for a refusal */
  succeed(request: WorkloadRequest): Promise<unknown>;
  /** Requests so far, repeats included. */
  countSent(): number;
  /** Requests so far that had no final answer at once. */
  countRepeats(): number;
  /** Resolves once the other clients have sent some requests: one must not use up its budgets. */
  takeTurns(): Promise<void>;
  /** Lets every client finish what it has begun. */
  finish(): void;
  isFinishing(): boolean;
};

/** Requests of others between two of a client that takes turns. */
const turn = 3;

/** Returns whether the server, or the network, says "later". Pure. */
const isForLater = (answer: Response): boolean =>
  answer.status >= 500 ||
  answer.status === 429 ||
  (answer.status === 409 && answer.headers.has('retry-after'));

function toBody({ body }: WorkloadRequest): { body?: FormData | string } {
  if (body === undefined) return {};
  return { body: body instanceof FormData ? body : JSON.stringify(body) };
}

function toHeaders({ headers, body, key }: WorkloadRequest): Record<string, string> {
  return {
    ...headers,
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
}

/** @param getUrl address of the server, which changes as it is started again */
export function createWorkload(getUrl: () => string): Workload {
  let sent = 0;
  let repeats = 0;
  let isFinishing = false;

  async function sendOnce(request: WorkloadRequest): Promise<FinalAnswer | string> {
    sent += 1;
    const { path, method = request.body === undefined ? 'GET' : 'POST' } = request;
    try {
      const init = { method, headers: toHeaders(request), ...toBody(request) };
      const answer = await fetch(`${getUrl()}${path}`, init);
      const text = await answer.text();
      if (isForLater(answer)) return `${answer.status} ${text}`;
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    } catch (error) {
      return String(error);
    }
  }

  async function send(request: WorkloadRequest): Promise<FinalAnswer> {
    let last = '';
    return repeatUntil(
      async () => {
        const answer = await sendOnce(request);
        if (typeof answer !== 'string') return answer;
        last = answer;
        repeats += 1;
        return undefined;
      },
      () => `${request.path}, at last: ${last}`,
    );
  }

  return {
    send,
    async succeed(request) {
      const answer = await send(request);
      if (answer.status < 300) return answer.body;
      throw new Error(`${request.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    },
    countSent: () => sent,
    countRepeats: () => repeats,
    async takeTurns() {
      const until = sent + turn;
      await expect.poll(() => isFinishing || sent >= until, { timeout: 4 * pollLimitMs }).toBe(true);
    },
    finish() {
      isFinishing = true;
    },
    isFinishing: () => isFinishing,
  };
}
