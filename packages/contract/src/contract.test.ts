import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { specCallsAds } from '../test/specCallsAds';
import { specCallsWidget } from '../test/specCallsWidget';
import { contract } from './contract';
import { listCalls, type NamedCall } from './define';

const calls = listCalls(contract);
const toAddress = ({ call }: NamedCall) => `${call.method} ${call.path}`;
const addresses = new Set(calls.map(toAddress));
const listPlaces = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
const isList = ({ call }: NamedCall) =>
  call.response instanceof z.ZodObject && 'data' in call.response.shape && 'meta' in call.response.shape;

const offenders = (isFine: (named: NamedCall) => boolean) =>
  calls.filter((named) => !isFine(named)).map(({ name }) => name);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the calls of the specifications', () => {
  it('the contract declares every call of ads §7', () => {
    expect(specCallsAds.filter(({ call }) => !addresses.has(call))).toEqual([]);
    expect(specCallsAds.length).toBeGreaterThan(150);
  });

  it('the contract declares every call of widget §7', () => {
    expect(specCallsWidget.filter((said) => !addresses.has(said.replace(' /', ' /sdk/')))).toEqual([]);
  });

  it('the list of ads §7 names each call once', () => {
    expect(repeated(specCallsAds.map(({ call }) => call))).toEqual([]);
  });
});

describe('the contract', () => {
  it('each address has one call, whatever its parameters are called', () => {
    expect(repeated(calls.map((named) => toAddress(named).replace(/\{\w+\}/g, '{}')))).toEqual([]);
  });

  it('every path is unambiguous for proxies and routers', () => {
    expect(offenders(({ call }) => /^\/(api\/v[12]|sdk)(\/([\w-]+|\{\w+\}))+$/.test(call.path))).toEqual([]);
  });

  it('every call has a summary and a spec section', () => {
    expect(offenders(({ call }) => /^\S.{3,140}[^.\s]$/.test(call.summary))).toEqual([]);
    expect(offenders(({ call }) => /^(ads|widget) §\d/.test(call.spec))).toEqual([]);
  });

  it('every call declares its access', () => {
    const known = new Set<string>(['public', 'sdkKey', 'session', 'project', 'user']);
    expect(offenders(({ call }) => known.has(call.access.kind))).toEqual([]);
    expect(offenders(({ call }) => call.access.kind !== 'user' || call.access.roles.length > 0)).toEqual([]);
  });

  it('every call has exactly the params of its path', () => {
    const found = offenders(
      ({ call }) =>
        Object.keys(call.params?.shape ?? {})
          .toSorted()
          .join() === listPlaces(call.path).toSorted().join(),
    );
    expect(found).toEqual([]);
  });

  it('only calls with a body method have a body, and uploads have a size limit', () => {
    const mayHaveBody = ({ call }: NamedCall) => call.method !== 'GET' && call.method !== 'DELETE';
    expect(offenders((named) => mayHaveBody(named) || !named.call.body)).toEqual([]);
    expect(offenders(({ call }) => call.body !== undefined || call.maxBodyBytes === undefined)).toEqual([]);
    expect(
      offenders(({ call }) => call.bodyType !== 'multipart' || (call.maxBodyBytes ?? 0) > 1_048_576),
    ).toEqual([]);
  });

  it('204 has no body, and only changes answer 201 or 202', () => {
    expect(offenders(({ call }) => call.status !== 204 || call.response === 'empty')).toEqual([]);
    expect(
      offenders(({ call }) => call.method !== 'GET' || call.status === undefined || call.status === 200),
    ).toEqual([]);
  });

  it('every list sorts by allow-listed keys only and has bounded pages', () => {
    const lists = calls.filter(isList);
    expect(lists.length).toBeGreaterThan(40);
    const loose = lists.filter(({ call }) => {
      const query = z.object(call.query?.shape).partial();
      const refused = [
        { sort: 'id; drop table users' },
        { sort: '__proto__' },
        { per_page: '101' },
        { page: '0' },
      ];
      return !('sort' in query.shape) || refused.some((attempt) => query.safeParse(attempt).success);
    });
    expect(loose.map(({ name }) => name)).toEqual([]);
  });

  it('no export or list accepts an unknown sort key', () => {
    const free = calls.filter(
      ({ call }) => call.query?.shape['sort']?.safeParse('anything else').success === true,
    );
    expect(free.map(({ name }) => name)).toEqual([]);
  });
});
