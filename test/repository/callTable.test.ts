import { join } from 'node:path';
import { contract, listCalls } from '@adlane/contract';
import { expect, it } from 'vitest';
import { evaluateAtBuild } from '../../apps/dashboard/evaluateAtBuild.mjs';
import { callTable } from '../../apps/dashboard/src/navigation/callTable';

const path = join(import.meta.dirname, '../../apps/dashboard/src/navigation/callTable.ts');

it('the dashboard is built with the table of calls as data', async () => {
  const built = await evaluateAtBuild(/callTable/).load.handler(path);
  expect(built).toBe(`export const callTable = ${JSON.stringify(callTable)};`);
});

it('the table says of every call how it is sent, who may make it and how its answer is read', () => {
  const read = listCalls(contract).map(({ name, call: { method, path, access, bodyType, response } }) => ({
    name,
    sent: { method, path, access, bodyType, response: typeof response === 'string' ? response : undefined },
  }));
  expect(listCalls(callTable).map(({ name, call }) => ({ name, sent: call }))).toEqual(read);
});
