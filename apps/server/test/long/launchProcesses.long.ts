import { afterEach, describe, expect, it } from 'vitest';
import type { RequestFault } from '../harness/launches/launchFaults';
import { type LaunchStage, openLaunchStage } from '../harness/launches/openLaunchStage';
import { runCleanly, runWithFault, type StageTarget } from '../harness/launches/stageMatrix';
import {
  createFacebookResubmitStageTarget,
  createFacebookStageTarget,
  createGoogleResubmitStageTarget,
  createGoogleStageTarget,
} from '../harness/launches/stageTargets';

let stage: LaunchStage | undefined;
afterEach(() => stage?.close());

const faults: readonly RequestFault[] = ['killed after it took effect'];
const targets: [string, (stage: LaunchStage) => Promise<StageTarget>][] = [
  ['a launch on Facebook', createFacebookStageTarget],
  ['a launch on Google, as Performance Max', (on) => createGoogleStageTarget(on, 'PERFORMANCE_MAX')],
  ['a launch on Google, as Search', (on) => createGoogleStageTarget(on, 'SEARCH')],
  ['a correction of three ads on Facebook', (on) => createFacebookResubmitStageTarget(on, 'single')],
  ['a correction of a Dynamic ad on Facebook', (on) => createFacebookResubmitStageTarget(on, 'dynamic')],
  [
    'a correction on Google, as Performance Max',
    (on) => createGoogleResubmitStageTarget(on, 'PERFORMANCE_MAX'),
  ],
  ['a correction on Google, as Search', (on) => createGoogleResubmitStageTarget(on, 'SEARCH')],
];

/** The platforms are a process that outlives the server, which is killed with SIGKILL. */
describe.each(targets)('every request that changes something of %s', (_name, create) => {
  it.each(faults)('%s leaves each object once', async (fault) => {
    stage = await openLaunchStage();
    const target = await create(stage);
    const clean = await runCleanly(stage, target);
    expect(clean.writes).not.toEqual([]);
    const differences: string[] = [];
    for (const at of clean.writes.keys()) {
      differences.push(...(await runWithFault(stage, target, clean, { fault, at })));
    }
    expect(differences).toEqual([]);
  });
});
