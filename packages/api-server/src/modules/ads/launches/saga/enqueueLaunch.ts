import type { Ports } from '../../../../ports';
import type { LaunchRow } from './queries';

/** Queues a launch; once, however often it is called before a worker runs it. */
export async function enqueueLaunch(
  { jobs }: Pick<Ports, 'jobs'>,
  { agency_id: agencyId, id: launchId }: Pick<LaunchRow, 'agency_id' | 'id'>,
): Promise<void> {
  await jobs.send('launch.run', { agencyId, launchId }, { key: `${agencyId}/${launchId}` });
}
