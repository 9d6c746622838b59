import { call, contract, forAnyone, listCalls, type Method } from '@adlane/contract';
import { describe, expect, it } from 'vitest';
import { createMethodLookup, sortRoutes } from './sortRoutes';

const at = (method: Method, path: `/${string}`) =>
  call({ method, path, summary: '', spec: '', access: forAnyone, response: 'empty' });

const table = {
  a: { view: at('GET', '/a/{id}'), count: at('GET', '/a/count'), change: at('PUT', '/a/{id}') },
  b: { part: at('GET', '/a/{id}/part'), place: at('POST', '/a/count/{id}') },
};

describe('sortRoutes', () => {
  it('puts fixed paths before those with parameters', () => {
    const paths = sortRoutes(table).map((named) => named.call.path);
    expect(paths.indexOf('/a/count')).toBeLessThan(paths.indexOf('/a/{id}'));
    expect(paths.indexOf('/a/count/{id}')).toBeLessThan(paths.indexOf('/a/{id}/part'));
  });

  it("gives every call of the contract a route that no other call's path hides", () => {
    const order = sortRoutes(contract);
    expect(order).toHaveLength(listCalls(contract).length);
    for (const [index, { call: own, name }] of order.entries()) {
      const earlier = order.slice(0, index).filter(({ call: other }) => other.method === own.method);
      const hiding = earlier
        .filter(({ call: other }) => covers(other.path, own.path))
        .map((other) => other.name);
      expect([name, hiding]).toEqual([name, []]);
    }
  });
});

/** Returns whether every path that matches `path` also matches `general`. */
function covers(general: string, path: string): boolean {
  const [ours, theirs] = [path.split('/'), general.split('/')];
  return (
    ours.length === theirs.length && theirs.every((part, at) => part.startsWith('{') || part === ours[at])
  );
}

describe('createMethodLookup', () => {
  it('lists the methods of a path', () => {
    const findMethods = createMethodLookup(table);
    expect(findMethods('/a/7')).toEqual(['GET', 'PUT']);
    expect(findMethods('/a/7/part')).toEqual(['GET']);
    expect(findMethods('/b')).toEqual([]);
  });
});
