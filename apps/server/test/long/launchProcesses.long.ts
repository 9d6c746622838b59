import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { survivedFaults } from '../harness/launches/launchFaults';
import { type LaunchStage, openLaunchStage } from '../harness/launches/openLaunchStage';
import {
  type CleanRun,
  pickEvery,
  pickKinds,
  runCleanly,
  runWithFault,
  type StageFault,
  type StageTarget,
} from '../harness/launches/stageMatrix';
import {
  createFacebookResubmitStageTarget,
  createFacebookStageTarget,
  createGoogleResubmitStageTarget,
  createGoogleStageTarget,
} from '../harness/launches/stageTargets';

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

/**
 * The platforms are a process that outlives the server, which is killed with SIGKILL. That a request took effect without an
 * answer is tried at every write, each other fault at one write of each kind; in one process, all are at every request.
 */
describe.each(targets)('each kind of write of %s', (_name, create) => {
  let stage: LaunchStage;
  let prepared: Promise<{ target: StageTarget; clean: CleanRun }> | undefined;
  beforeAll(async () => {
    stage = await openLaunchStage();
  });
  afterAll(() => stage.close());

  async function prepare() {
    const target = await create(stage);
    return { target, clean: await runCleanly(stage, target) };
  }

  /** Runs once with each of the faults that are picked from the requests of a clean run. */
  async function listDifferences(pick: (clean: CleanRun) => readonly StageFault[]): Promise<string[]> {
    prepared ??= prepare();
    const { target, clean } = await prepared;
    const faults = pick(clean);
    expect(faults).not.toEqual([]);
    const differences: string[] = [];
    for (const fault of faults) differences.push(...(await runWithFault(stage, target, clean, fault)));
    return differences;
  }

  it.each(survivedFaults)('%s leaves each object once', async (fault) => {
    const pick = (clean: CleanRun) =>
      fault === 'killed after it took effect' ? pickEvery(clean, fault) : pickKinds(clean, fault);
    expect(await listDifferences(pick)).toEqual([]);
  });

  it('refused for good is rolled back and leaves nothing', async () => {
    expect(await listDifferences((clean) => pickKinds(clean, 'refused'))).toEqual([]);
  });
});
