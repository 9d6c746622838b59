import { type CallTable, listCalls } from '@adlane/contract';
import type { CallOptions, Client, ClientOptions } from './Client';
import { createPending } from './createPending';
import { type AnyInput, sendCall } from './sendCall';

type LooseMethods = Record<
  string,
  Record<string, (input?: AnyInput, options?: CallOptions) => Promise<unknown>>
>;

/**
 * Creates a client with one typed method per call of the contract. At run time it uses only method, path,
 * body type and response kind of a call; no schema runs.
 *
 * @example const client = createClient(contract, { token: () => session.token }); const template = await
 * client.templates.view({ params: { id: 7 } }, { signal });
 */
export function createClient<const T extends CallTable>(contract: T, options: ClientOptions = {}): Client<T> {
  const pending = createPending();
  const methods: LooseMethods = {};
  for (const entry of listCalls(contract)) {
    const ofResource = (methods[entry.resource] ??= {});
    const name = entry.name.slice(entry.resource.length + 1);
    ofResource[name] = (input, callOptions) => sendCall(entry, options, pending, input, callOptions);
  }
  // The only place that restores the table's types: the loop above created exactly these methods.
  return {
    ...methods,
    pending: { list: pending.list, cancelAll: pending.cancelAll },
  } as unknown as Client<T>;
}
