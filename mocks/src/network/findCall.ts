import { type Call, contract, listCalls, type NamedCall } from '@adlane/contract';

type Route = { readonly entry: NamedCall; readonly pattern: RegExp; readonly places: number };

function toRoute(entry: NamedCall): Route {
  const source = entry.call.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  // The base URL of a client may have a path, too.
  return { entry, pattern: new RegExp(`${source}$`), places: entry.call.path.split('{').length - 1 };
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

/** Returns the request as the API has it: without a path of the client's base URL. */
export function removeBasePath(request: Request): Request {
  const url = new URL(request.url);
  const pathname = url.pathname.replace(/^.+(?=\/(?:api|sdk)\/)/, '');
  if (pathname === url.pathname) return request;
  url.pathname = pathname;
  return new Request(url, request);
}

/** Returns a call's name in the contract. Throws for a call of another contract. */
export function findCallName(call: Call): string {
  const found = routes.find(({ entry }) => entry.call === call);
  if (!found) throw new TypeError(`${call.method} ${call.path} is not in the contract; mock a call of it.`);
  return found.entry.name;
}
