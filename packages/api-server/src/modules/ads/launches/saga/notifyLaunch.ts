import type { Database } from '../../../../ports';
import { notify } from '../../../account/notifications/notify';
import type { LaunchRow } from './queries';

type Outcome = { readonly status: 'finished' } | { readonly status: 'failed'; readonly message: string };

/**
 * Notifies the agency and the client of a launch's outcome, in the transaction that stores it; once per failed attempt.
 */
export async function notifyLaunch(
  tx: Database,
  launch: LaunchRow,
  outcome: Outcome,
  at: Date,
): Promise<void> {
  const isFinished = outcome.status === 'finished';
  await notify(tx, {
    agency_id: launch.agency_id,
    client_id: launch.client_user_id,
    kind: 'launch',
    title: isFinished ? 'Ad launched' : 'Launch failed',
    body: isFinished ? 'Your ad was created and is now with the platform for review.' : outcome.message,
    path: '/ads',
    key: `launch/${launch.id}/${outcome.status}${isFinished ? '' : `/${launch.attempts}`}`,
    at,
  });
}
