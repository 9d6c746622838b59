import { type Call, contract, listCalls, type NamedCall } from '@adlane/contract';

type Route = { readonly entry: NamedCall; readonly pattern: RegExp; readonly places: number };

function toRoute(entry: NamedCall): Route {
  const source = entry.call.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return { entry, pattern: new RegExp(`^${source}$`), places: entry.call.path.split('{').length - 1 };
}

// Fewest path parameters first, so that `/clients/export` wins over `/clients/{id}`, as in the server's
// router.
const routes = listCalls(contract)
  .map(toRoute)
  .sort((a, b) => a.places - b.places);

/** Finds the contract's call that matches a request. */
export function findCall(method: string, url: string): NamedCall | undefined {
  const { pathname } = new URL(url, 'http://tab');
  return routes.find(({ entry, pattern }) => entry.call.method === method && pattern.test(pathname))?.entry;
}

/** Returns a call's name in the contract. Throws for a call of another contract. */
export function findCallName(call: Call): string {
  const found = routes.find(({ entry }) => entry.call === call);
  if (!found) throw new TypeError(`${call.method} ${call.path} is not in the contract; mock a call of it.`);
  return found.entry.name;
}
