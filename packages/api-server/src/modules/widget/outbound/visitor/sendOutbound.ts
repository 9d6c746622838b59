import type { Contract, ParsedInput } from '@adlane/contract';
import { notifyVisitors } from '../../../../db/notifyAudience';
import { asOperator, inTenant } from '../../../../db/tenant';
import { found } from '../../../../http/problem';
import type { Ports } from '../../../../ports';
import { queueDeliveries } from '../../deliveries/deliveries';
import { findProjectByKey } from '../../projects/queries';

type Message = ParsedInput<Contract['operator']['sendOutbound']>['body'];

/**
 * Sends an action to visitors of a project: to their open pages now, to others when they come back within 30 days.
 * @throws Problem 404 for an unknown project
 */
export async function sendOutbound(
  ports: Pick<Ports, 'db' | 'clock'>,
  { sdkKey, action, ...receivers }: Message,
): Promise<{ visitors: number }> {
  const project = found(await asOperator(ports.db, (tx) => findProjectByKey(tx, sdkKey)));
  const { agency_id, id: project_id } = project;
  return inTenant(ports.db, agency_id, async (tx) => {
    const calls = await queueDeliveries(
      tx,
      { agency_id, project_id, ...receivers },
      action,
      ports.clock.now(),
    );
    await notifyVisitors(tx, calls);
    return { visitors: calls.length };
  });
}
