import type { Database } from '../../../ports';
import { notify } from '../../notifications/notify';
import type { LaunchRow } from './queries';

/** How a launch ended, as the agency and the client that it was for are told of it. */
type Ending = { readonly status: 'finished' } | { readonly status: 'failed'; readonly message: string };

/** Tells of a launch's end in the transaction that stores it; each attempt that fails is told once. */
export async function tellOfLaunch(tx: Database, launch: LaunchRow, ending: Ending, at: Date): Promise<void> {
  const isFinished = ending.status === 'finished';
  await notify(tx, {
    agency_id: launch.agency_id,
    client_id: launch.client_user_id,
    kind: 'launch',
    title: isFinished ? 'Ad launched' : 'Launch failed',
    body: isFinished ? 'Your ad was created and is now with the platform for review.' : ending.message,
    path: '/ads',
    key: `launch/${launch.id}/${ending.status}${isFinished ? '' : `/${launch.attempts}`}`,
    at,
  });
}
