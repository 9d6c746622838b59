import { contract, listCalls } from '@adlane/contract';
import { expect, it } from 'vitest';
import { sdkRoutes } from './sdkRoutes';

const calls = new Map(
  listCalls(contract).map(({ name, call }) => [name, `${call.method} ${call.path.replace(/^\/sdk/, '')}`]),
);

it.each(Object.entries(sdkRoutes))('the frame calls %s at the address of the contract', (name, route) => {
  expect(route).toBe(calls.get(name));
});
