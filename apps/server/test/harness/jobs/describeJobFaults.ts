import { isDeepStrictEqual } from 'node:util';
import type { JobName, Outbound } from '@adlane/api-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultyOutbound, type NetworkFault, survivedFaults } from '../launches/launchFaults';
import { createSwitchedOutbound } from './createSwitchedOutbound';
import type { JobStage, JobTask, OpenJobStage } from './JobStage';
import { jobStages } from './jobStages';

/** Every fault that a job survives. */
export const jobFaults: readonly NetworkFault[] = [
  ...survivedFaults,
  'not delivered',
  'answered with a page',
];
/** Hours after which a task must have ended well. */
const longestHours = 12;
const hourMs = 3_600_000;

type Stage = JobStage<JobName>;
const cases = Object.entries(jobStages).flatMap(([name, open]) =>
  typeof open === 'string' ? [] : [{ name: name as JobName, open: open as OpenJobStage<JobName> }],
);

/**
 * Tests that every kind of job leads to the same as without a fault, in time, when one of its requests meets one.
 * @param chooseFaults the faults of the request `at` (from 0); a task is prepared for each
 */
export function describeJobFaults(chooseFaults: (at: number) => readonly NetworkFault[]): void {
  describe.each(cases)('the job $name', ({ name, open }) => {
    const outbound = createSwitchedOutbound();
    let stage: Stage;
    /** What a task without a fault leads to, and how many requests that takes. */
    let expected: unknown;
    let requests = 0;

    beforeAll(async () => {
      stage = await open(outbound);
      const task = await stage.prepare();
      const counting: Outbound = {
        fetch(url, init) {
          requests += 1;
          return outbound.sound.fetch(url, init);
        },
      };
      outbound.replace(counting);
      const before = await task.read();
      await run(task);
      outbound.restore();
      await stage.jobs.settle();
      expected = await task.read();
      expect({ requests }).not.toEqual({ requests: 0 });
      expect(expected).not.toEqual(before);
    });
    afterAll(() => stage?.close());

    const run = ({ payload }: JobTask<JobName>) => {
      const handle: (payload: unknown) => Promise<void> = stage.jobs.handlers()[name] as never;
      return handle(payload);
    };

    /** Does what the queue and the scheduler do in the hours after a fault. */
    async function goOn(task: JobTask<JobName>, isLost: boolean): Promise<void> {
      let isQueued = isLost;
      for (let hour = 0; hour < longestHours; hour += 1) {
        if (isQueued) {
          isQueued = await run(task).then(
            () => false,
            () => true,
          );
        }
        await stage.jobs.send('scheduler.tick', {});
        await stage.jobs.settle().catch(() => undefined);
        if (isDeepStrictEqual(await task.read(), expected)) return;
        stage.clock.advance(hourMs);
      }
    }

    it('leads to something else, as its stage reads it, where its handler does nothing', async () => {
      const handlers = stage.jobs.handlers();
      stage.jobs.register({ ...handlers, [name]: async () => undefined });
      const task = await stage.prepare();
      await run(task);
      await stage.jobs.send('scheduler.tick', {});
      await stage.jobs.settle();
      stage.jobs.register(handlers);
      expect(await task.read()).not.toEqual(expected);
    });

    it('leads to the same, whatever happens to one of its requests', async () => {
      const met = Array.from({ length: requests }, (_none, at) => chooseFaults(at)).flatMap((faults, at) =>
        faults.map((fault) => ({ at, fault })),
      );
      for (const { at, fault } of met) {
        if (stage.undetectable?.includes(fault)) continue;
        const task = await stage.prepare();
        const faulty = createFaultyOutbound(outbound.sound, { platform: 'facebook', fault, at });
        outbound.replace(faulty.outbound);
        const ended = run(task).then(
          () => false,
          () => true,
        );
        const isLost = await Promise.race([ended, faulty.died.then(() => true)]);
        outbound.restore();
        await goOn(task, isLost);
        faulty.deliver();
        if (fault === 'delivered late') await ended;
        const request = faulty.requests[at];
        expect({ request, fault, outcome: await task.read() }).toEqual({ request, fault, outcome: expected });
      }
    });
  });
}
