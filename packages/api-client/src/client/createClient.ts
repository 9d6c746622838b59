import { type CallTable, listCalls } from '@adlane/contract';
import type { CallOptions, Client, ClientOptions } from './Client';
import { createPending } from './createPending';
import { type AnyInput, sendCall } from './sendCall';

type LooseMethods = Record<
  string,
  Record<string, (input?: AnyInput, options?: CallOptions) => Promise<unknown>>
>;

/**
 * A client with one typed method per call of the contract (design: one contract, spoken everywhere).
 * At run time it reads a call's method, path, body type and kind of answer only; no schema runs in it.
 *
 * @example
 * const client = createClient(contract, { token: () => session.token });
 * const template = await client.templates.view({ params: { id: 7 } }, { signal });
 */
export function createClient<const T extends CallTable>(contract: T, options: ClientOptions = {}): Client<T> {
  const pending = createPending();
  const methods: LooseMethods = {};
  for (const entry of listCalls(contract)) {
    const ofResource = (methods[entry.resource] ??= {});
    const name = entry.name.slice(entry.resource.length + 1);
    ofResource[name] = (input, callOptions) => sendCall(entry, options, pending, input, callOptions);
  }
  // The one place where the table's types are put back on: the loop above made exactly the methods they name.
  return {
    ...methods,
    pending: { list: pending.list, cancelAll: pending.cancelAll },
  } as unknown as Client<T>;
}
