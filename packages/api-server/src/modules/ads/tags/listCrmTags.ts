import type { Tag } from '@adlane/contract/ads/tags';
import { GoHighLevelError } from '../../../connectors/goHighLevel/goHighLevelError';
import { createLocationTag, listLocationTags } from '../../../connectors/goHighLevel/locationTags';
import type { LocationTag } from '../../../connectors/goHighLevel/shapes';
import type { UserCall } from '../../../http/CallContext';
import { invalid, Problem } from '../../../http/problem';
import { findOwnClient } from '../../account/access/findOwnClient';
import { findCrm } from '../leads/findCrm';
import { withGoHighLevel } from '../sources/access/withGoHighLevel';
import type { SourceRow } from '../sources/queries';

/** Returns the CRM that receives the leads of the caller or of the client it names. @throws Problem 404 */
export function findCallerCrm(
  { inTenant, caller }: UserCall,
  clientId?: number,
): Promise<SourceRow | undefined> {
  return inTenant(async (ctx) => findCrm(ctx.tx, caller.agency_id, await findOwnClient(ctx, clientId)));
}

function toTag({ id, name }: LocationTag): Tag {
  return { id, name, origin: 'ghl' };
}

/** @throws Problem 422, 503 */
async function requestCrm<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof GoHighLevelError)) throw error;
    if (error.status === 400 || error.status === 422) throw invalid({ name: [error.message] });
    throw new Problem('UNAVAILABLE', error.message);
  });
}

/** Lists the tags of the CRM's location. @throws Problem 503 */
export async function listCrmTags({ ports }: UserCall, crm: SourceRow): Promise<Tag[]> {
  const tags = await requestCrm(
    withGoHighLevel(ports, crm, (client, { external_id }) => listLocationTags(client, external_id)),
  );
  return tags.map(toTag);
}

/** Creates a tag in the CRM, or returns the existing one of that name. @throws Problem 422, 503 */
export async function createCrmTag(call: UserCall, name: string): Promise<Tag> {
  const crm = await findCallerCrm(call);
  if (!crm) throw invalid({ origin: ['Please connect your CRM first.'] });
  const same = (await listCrmTags(call, crm)).find((tag) => tag.name.toLowerCase() === name.toLowerCase());
  if (same) return same;
  const made = withGoHighLevel(call.ports, crm, (client, { external_id }) =>
    createLocationTag(client, external_id, name),
  );
  return toTag(await requestCrm(made));
}
