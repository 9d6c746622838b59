import { afterEach, describe, expect, it } from 'vitest';
import { type RequestFault, survivedFaults } from '../harness/launches/launchFaults';
import { launchCleanly, launchWithFault, type MatrixTarget } from '../harness/launches/launchMatrix';
import { createFacebookTarget, createGoogleTarget } from '../harness/launches/launchTargets';
import {
  createFacebookResubmitTarget,
  createGoogleResubmitTarget,
} from '../harness/launches/resubmit/resubmitTargets';

let target: MatrixTarget | undefined;
afterEach(() => target?.close());

const faults: readonly RequestFault[] = [...survivedFaults, 'refused'];
const targets: [string, () => Promise<MatrixTarget>][] = [
  ['a launch on Facebook', () => createFacebookTarget()],
  ['a launch on Google, as Performance Max', () => createGoogleTarget()],
  ['a launch on Google, as Search', () => createGoogleTarget({ campaignType: 'SEARCH' })],
  ['a correction of three ads on Facebook', () => createFacebookResubmitTarget()],
  ['a correction of a Dynamic ad on Facebook', () => createFacebookResubmitTarget('dynamic')],
  ['a correction on Google, as Performance Max', () => createGoogleResubmitTarget('PERFORMANCE_MAX')],
  ['a correction on Google, as Search', () => createGoogleResubmitTarget('SEARCH')],
];

describe.each(targets)('every request of %s', (_platform, create) => {
  it.each(faults)('%s leaves each object once, or nothing after a refusal', async (fault) => {
    target = await create();
    const clean = await launchCleanly(target);
    const differences: string[] = [];
    for (const at of clean.requests.keys()) {
      differences.push(...(await launchWithFault(target, clean, { fault, at })));
    }
    expect(differences).toEqual([]);
  });
});
