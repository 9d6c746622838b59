import { notImplemented } from '@adlane/api-server';
import { contract, listCalls, type NamedCall } from '@adlane/contract';

/** A request to time, named after what it asks for. */
export type TimedRequest = { readonly name: string; readonly path: string };

const missing = new Set<string>(notImplemented);

function variantsOf({ name, call }: NamedCall): TimedRequest[] {
  const shape = call.query?.shape ?? {};
  const sort = 'sort' in shape ? optionsOf(shape['sort']) : [];
  const queries = ['', ...sort.map((key) => `?sort=${key}&order=asc`)];
  if ('search' in shape) queries.push('?search=ann', '?search=no-such-thing');
  if ('page' in shape) queries.push('?page=20');
  return queries.map((query) => ({ name: `${name}${query}`, path: `${call.path}${query}` }));
}

function optionsOf(schema: unknown): readonly string[] {
  for (let current = schema; typeof current === 'object' && current !== null; ) {
    if ('options' in current && Array.isArray(current.options)) return current.options.map(String);
    current = 'unwrap' in current && typeof current.unwrap === 'function' ? current.unwrap() : undefined;
  }
  return [];
}

/** Every list, count and dashboard figure that the role may read without naming a row: by default, by each sort key, and searched. */
export function listRequests(role: 'Agency' | 'SuperAdmin'): TimedRequest[] {
  return listCalls(contract)
    .filter(({ name, call }) => {
      const { access } = call;
      const isOwn =
        access.kind === 'user' &&
        access.roles.includes(role) &&
        (role === 'Agency' || access.roles.length === 1);
      return (
        isOwn &&
        !missing.has(name) &&
        call.method === 'GET' &&
        !call.params &&
        typeof call.response !== 'string' &&
        call.query?.safeParse({}).success !== false
      );
    })
    .flatMap(variantsOf);
}
