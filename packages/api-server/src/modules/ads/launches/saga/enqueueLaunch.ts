import type { Ports } from '../../../../ports';
import type { LaunchRow } from './queries';

/**
 * Queues a launch; once, however often it is called before a worker runs it.
 * @param delayMs how long it waits in the queue; until then it can be queued without a delay, too
 */
export async function enqueueLaunch(
  { jobs }: Pick<Ports, 'jobs'>,
  { agency_id: agencyId, id: launchId }: Pick<LaunchRow, 'agency_id' | 'id'>,
  delayMs = 0,
): Promise<void> {
  const key = `${agencyId}/${launchId}${delayMs > 0 ? '/later' : ''}`;
  await jobs.send('launch.run', { agencyId, launchId }, { key, delayMs });
}
