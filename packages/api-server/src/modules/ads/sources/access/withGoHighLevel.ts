import {
  createGoHighLevelClient,
  type GoHighLevelClient,
} from '../../../../connectors/goHighLevel/goHighLevelClient';
import { GoHighLevelError, judgeGoHighLevelError } from '../../../../connectors/goHighLevel/goHighLevelError';
import { inTenant } from '../../../../db/tenant';
import type { Ports } from '../../../../ports';
import { findSourceRow, type SourceRow } from '../queries';
import { getGoHighLevelToken } from './getGoHighLevelToken';

type Work<T> = (client: GoHighLevelClient, crm: SourceRow) => Promise<T>;

/**
 * Runs work with a CRM location. If its token is refused early, the work runs once more with a new token, so
 * it must be repeatable.
 * @throws GoHighLevelError
 */
export async function withGoHighLevel<T>(ports: Ports, crm: SourceRow, work: Work<T>): Promise<T> {
  try {
    return await work(createGoHighLevelClient(ports, await getGoHighLevelToken(ports, crm)), crm);
  } catch (error) {
    if (!(error instanceof GoHighLevelError) || judgeGoHighLevelError(error) !== 'reconnect') throw error;
    const current = await inTenant(ports.db, crm.agency_id, (tx) => findSourceRow(tx, crm.agency_id, crm.id));
    if (!current) throw error;
    const token = await getGoHighLevelToken(ports, current, crm.sealed_token);
    return work(createGoHighLevelClient(ports, token), current);
  }
}
