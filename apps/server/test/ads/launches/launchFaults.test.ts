import { afterEach, describe, expect, it } from 'vitest';
import { survivedFaults } from '../../harness/launches/launchFaults';
import { launchCleanly, launchWithFault, type MatrixTarget } from '../../harness/launches/launchMatrix';
import { createFacebookTarget, createGoogleTarget } from '../../harness/launches/launchTargets';
import {
  createFacebookResubmitTarget,
  createGoogleResubmitTarget,
} from '../../harness/launches/resubmit/resubmitTargets';

let target: MatrixTarget | undefined;
afterEach(() => target?.close());

const launches: [string, () => Promise<MatrixTarget>][] = [
  ['a launch on Facebook', createFacebookTarget],
  ['a launch on Google', createGoogleTarget],
];
const corrections: typeof launches = [
  ['a correction on Facebook', createFacebookResubmitTarget],
  ['a correction on Google', () => createGoogleResubmitTarget('SEARCH')],
  ['a correction on Google, as Performance Max', () => createGoogleResubmitTarget('PERFORMANCE_MAX')],
];

/** `npm run test:long` meets every request with every fault; here each request meets one, in turn. */
describe.each([...launches, ...corrections])('%s', (_name, create) => {
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
});

describe('a correction', () => {
  it.each([
    ['on Facebook keeps the campaign that it read', createFacebookResubmitTarget, /^GET \/v26\.0\/\d+$/],
    ['on Google replaces its ad once', () => createGoogleResubmitTarget('SEARCH'), /googleAds:mutate$/],
    [
      'on Google replaces its assets once',
      () => createGoogleResubmitTarget('PERFORMANCE_MAX'),
      /googleAds:mutate$/,
    ],
  ])('%s, although a worker that lost it returns late', async (_title, create, path) => {
    target = await create();
    const clean = await launchCleanly(target);
    const differences: string[] = [];
    for (const [at, request] of clean.requests.entries()) {
      if (!path.test(request)) continue;
      differences.push(...(await launchWithFault(target, clean, { fault: 'delivered late', at })));
    }
    expect(differences).toEqual([]);
  });
});

describe.each(launches)('%s', (_name, create) => {
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
