import { errorMessages } from '@adlane/contract/constants';
import { and, eq, isNull } from 'drizzle-orm';
import { agencies } from '../../../../db/schema/account/agencies';
import { clients } from '../../../../db/schema/account/clients';
import { inTenant } from '../../../../db/tenant';
import type { Ports } from '../../../../ports';
import type { LaunchRow } from './queries';
import { finalFailure } from './StepFailure';

/**
 * Checks before each step that the agency and the client of a launch are still active.
 * @throws StepFailure after which the launch is rolled back
 */
export async function checkLauncher(
  { db }: Pick<Ports, 'db'>,
  { agency_id, client_user_id }: Pick<LaunchRow, 'agency_id' | 'client_user_id'>,
): Promise<void> {
  const isClients = and(eq(clients.agency_id, agencies.id), eq(clients.id, client_user_id ?? 0));
  const [active] = await inTenant(db, agency_id, (tx) =>
    tx
      .select({ id: agencies.id })
      .from(agencies)
      .leftJoin(clients, isClients)
      .where(
        and(
          eq(agencies.id, agency_id),
          eq(agencies.status, 'active'),
          client_user_id === null ? isNull(clients.id) : eq(clients.status, 'active'),
        ),
      ),
  );
  if (!active) throw finalFailure(null, errorMessages.launcherGone);
}
