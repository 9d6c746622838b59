import { asOperator } from '../../../db/tenant';
import type { Ports } from '../../../ports';
import { listRenewedArchived } from './queries';

/** Maximum agencies per scheduler tick; the rest waits for the next one. */
const mostAtATime = 50;

/** Queues the cancellation of an archived agency's plan. */
export async function requestArchivedCancel({ jobs }: Pick<Ports, 'jobs'>, agencyId: number): Promise<void> {
  await jobs.send('billing.cancelArchived', { agencyId }, { key: String(agencyId) });
}

/** Queues it for agencies whose plan still renews: the server died after it had archived them, or Stripe failed. */
export async function requestArchivedCancels(ports: Ports): Promise<void> {
  const agencies = await asOperator(ports.db, (tx) => listRenewedArchived(tx, mostAtATime));
  for (const agencyId of agencies) await requestArchivedCancel(ports, agencyId);
}
