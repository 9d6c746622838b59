import type { Contract, ParsedInput } from '@adlane/contract';
import type { Tag } from '@adlane/contract/ads/tags';
import { lockNames } from '../../../db/lockNames';
import { pageRange, toPage } from '../../../db/page';
import type { UserCall } from '../../../http/CallContext';
import { found, invalid, Problem } from '../../../http/problem';
import { toNameKey } from '../../../naming/toNameKey';
import { getOwnerClient } from '../../account/access/visibility';
import { insertTag } from './commands';
import { createCrmTag, findCallerCrm, listCrmTags } from './listCrmTags';
import { listOwnTags, type TagQuery } from './queries';

/** Most own tags per agency. */
const maxTags = 1000;

/**
 * Lists own tags and those of the CRM in one order. If the CRM fails, its tags are left out, unless only they
 * were requested. @throws Problem 404, 503
 */
export async function listTags(call: UserCall, query: TagQuery) {
  const { caller, inTenant } = call;
  const own = query.origin === 'ghl' ? [] : await inTenant(({ tx }) => listOwnTags(tx, caller.agency_id));
  const foreign = query.origin === 'own' ? [] : await listForeignTags(call, query);
  const wanted = toNameKey(query.search ?? '');
  const shown = [...own, ...foreign]
    .filter(({ name }) => toNameKey(name).includes(wanted))
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || one.id.localeCompare(other.id, 'en'));
  if (query.sort && query.order === 'desc') shown.reverse();
  const { limit, offset } = pageRange(query);
  return toPage(shown.slice(offset, offset + limit), shown.length, query);
}

async function listForeignTags(call: UserCall, query: TagQuery): Promise<Tag[]> {
  const crm = await findCallerCrm(call, query.client_user_id);
  if (!crm) return [];
  return listCrmTags(call, crm).catch((error: unknown) => {
    if (query.origin === 'ghl' || !(error instanceof Problem)) throw error;
    call.ports.log.warn({ reason: error.message }, 'The tags of a CRM could not be listed');
    return [];
  });
}

export type TagForm = ParsedInput<Contract['tags']['store']>['body'];

/** Creates a tag here or in the CRM. @throws Problem 422, 503 */
export async function createTag(call: UserCall, { name, origin }: TagForm): Promise<Tag> {
  if (origin === 'ghl') return createCrmTag(call, name);
  const { agency_id } = call.caller;
  return call.inTenant(async ({ tx }) => {
    await lockNames(tx, agency_id, 'tags');
    const tags = await listOwnTags(tx, agency_id);
    if (tags.some((tag) => toNameKey(tag.name) === toNameKey(name))) {
      throw invalid({ name: ['A tag with this name already exists.'] });
    }
    if (tags.length >= maxTags) throw invalid({ name: [`You can have up to ${maxTags} tags.`] });
    const created_at = call.ports.clock.now();
    return found(
      await insertTag(tx, {
        agency_id,
        client_id: getOwnerClient(call.caller),
        name: name.normalize('NFC'),
        created_at,
      }),
    );
  });
}
