import { afterEach, describe, expect, it } from 'vitest';
import { survivedFaults } from '../../harness/launches/launchFaults';
import { launchCleanly, launchWithFault, type MatrixTarget } from '../../harness/launches/launchMatrix';
import { createFacebookTarget, createGoogleTarget } from '../../harness/launches/launchTargets';

let target: MatrixTarget | undefined;
afterEach(() => target?.close());

/** `npm run test:long` meets every request with every fault; here each request meets one, in turn. */
describe.each([
  ['Facebook', createFacebookTarget],
  ['Google', createGoogleTarget],
])('a launch on %s', (_platform, create) => {
  it('creates each object once, whatever happens to one of its requests', async () => {
    target = await create();
    const clean = await launchCleanly(target);
    const differences: string[] = [];
    for (const at of clean.requests.keys()) {
      const fault = survivedFaults[at % survivedFaults.length] ?? 'answer lost';
      differences.push(...(await launchWithFault(target, clean, { fault, at })));
    }
    expect(differences).toEqual([]);
  });

  it('leaves nothing that costs money once the platform refuses a request', async () => {
    target = await create();
    const clean = await launchCleanly(target);
    const differences: string[] = [];
    for (const at of clean.requests.keys()) {
      differences.push(...(await launchWithFault(target, clean, { fault: 'refused', at })));
    }
    expect(differences).toEqual([]);
  });
});
