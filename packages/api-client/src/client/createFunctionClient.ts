import { type CallShape, type CallTable, type ErrorBody, listCalls, type NamedCall } from '@adlane/contract';
import type { CallFacts } from '../errors/CallFacts';
import { CancelledError } from '../errors/CancelledError';
import { HttpError } from '../errors/HttpError';
import type { CallArguments, CallOptions, Client, ClientOutput } from './Client';
import { createPending, type PendingCalls } from './createPending';

/** Names of a table's calls, such as `smartInserts.view`. */
export type CallName<T extends CallTable> = {
  [R in keyof T & string]: `${R}.${keyof T[R] & string}`;
}[keyof T & string];

type NamedIn<T extends CallTable, Name extends string> = Name extends `${infer R}.${infer N}`
  ? Extract<T[R][N], CallShape>
  : never;

/** Functions in place of calls, by name. They receive a call's input and options and return its answer; the
 * signal in the options fires when the call is canceled. */
export type CallFunctions<T extends CallTable, Name extends CallName<T> = CallName<T>> = {
  readonly [K in Name]: (...args: CallArguments<NamedIn<T, K>>) => Promise<ClientOutput<NamedIn<T, K>>>;
};

/**
 * Refuses a call in one of your functions, as the server would: forms show `errors` at their fields, other
 * places the message.
 * @example throw new Refusal(422, { message: 'The name is taken.', errors: { name: ['Choose another name.'] } });
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: ErrorBody;

  /** @param status 400 to 599, with the meaning of HTTP */
  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

type LooseFunction = (input?: unknown, options?: CallOptions) => Promise<unknown>;

function describeCall({ name, call }: NamedCall): CallFacts {
  return { call: name, method: call.method, url: call.path };
}

/** Rejects once the call is canceled, also if its function ignores the signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function runFunction(
  entry: NamedCall,
  run: LooseFunction | undefined,
  pending: PendingCalls,
  [input, options]: Parameters<LooseFunction>,
): Promise<unknown> {
  const facts = describeCall(entry);
  if (!run) {
    const body = { message: `This app has no function for ${entry.name}.` };
    throw new HttpError(facts, { status: 501, body, retryAfterMs: undefined });
  }
  const controller = new AbortController();
  const signal = options?.signal ? AbortSignal.any([controller.signal, options.signal]) : controller.signal;
  const remove = pending.add(facts, () => controller.abort());
  signal.addEventListener('abort', remove, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([run(input, { ...options, signal }), rejectOnAbort(signal)]);
  } catch (error) {
    if (signal.aborted) throw new CancelledError(facts, { cause: error });
    if (!(error instanceof Refusal)) throw error;
    const { status, body } = error;
    throw new HttpError(facts, { status, body, retryAfterMs: undefined }, { cause: error });
  } finally {
    remove();
  }
}

/**
 * Creates a client that calls your functions instead of a server, so that editors work with any backend. A
 * call without a function is refused with an `HttpError` of status 501 that names it.
 * @example
 * const client = createFunctionClient(contract, {
 *   'smartInserts.view': async () => ({ profile, custom }),
 * });
 */
export function createFunctionClient<const T extends CallTable>(
  contract: T,
  functions: Partial<CallFunctions<T>>,
): Client<T> {
  // Each function receives the input of the call that it is named after.
  const byName = functions as unknown as Readonly<Record<string, LooseFunction | undefined>>;
  const pending = createPending();
  const methods: Record<string, Record<string, LooseFunction>> = {};
  for (const entry of listCalls(contract)) {
    const ofResource = (methods[entry.resource] ??= {});
    const name = entry.name.slice(entry.resource.length + 1);
    ofResource[name] = (...args) => runFunction(entry, byName[entry.name], pending, args);
  }
  // The only place that restores the table's types: the loop above created exactly these methods.
  return {
    ...methods,
    pending: { list: pending.list, cancelAll: pending.cancelAll },
  } as unknown as Client<T>;
}
