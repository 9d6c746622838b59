import { asOperator } from '../../../db/tenant';
import type { Ports } from '../../../ports';
import { enqueueLaunch } from './enqueueLaunch';
import { listOpenLaunches } from './queries';

/** Queues every unfinished launch; called when a server starts, so that no crash leaves one behind. */
export async function resumeLaunches(ports: Ports): Promise<number> {
  const open = await asOperator(ports.db, listOpenLaunches);
  for (const launch of open) await enqueueLaunch(ports, launch);
  return open.length;
}
