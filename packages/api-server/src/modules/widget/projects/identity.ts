import type { IdentityKey, Project } from '@adlane/contract/widget/projects';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { invalid } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { endProofs } from '../visitors/endProofs';
import { updateProjectRow } from './commands';
import { updateProject } from './manageProjects';
import { lockProject } from './queries';

/** A site has this long to deploy a new key to all its servers. */
const previousKeyCountsMs = 24 * 60 * 60 * 1000;

/** @throws Problem 404; 422 if no key exists yet */
export async function updateIdentity(
  ctx: UseCaseContext,
  { id, identityMode }: { readonly id: number; readonly identityMode: Project['identityMode'] },
): Promise<Project> {
  const row = await lockProject(ctx, id);
  if (identityMode !== 'off' && row.sealed_identity_key === null) {
    throw invalid({ identityMode: ['Please create a key first: without one no user can be verified.'] });
  }
  return updateProject(ctx, { id, identityMode });
}

/** Replaces the identity key; the previous one, and what it proved, is valid for another 24 hours. @throws Problem 404 */
export async function rotateIdentityKey(
  call: CallContext<UserCaller>,
  { id }: { readonly id: number },
): Promise<IdentityKey> {
  const { ids, secrets } = call.ports;
  const key = ids.token();
  const sealed_identity_key = await secrets.encrypt(key);
  return call.inTenant(async (ctx) => {
    const { sealed_identity_key: last, identity_key_version: version } = await lockProject(ctx, id);
    const until = last === null ? null : new Date(ctx.now.getTime() + previousKeyCountsMs);
    await updateProjectRow(ctx, id, {
      sealed_identity_key,
      sealed_previous_identity_key: last,
      previous_identity_key_until: until,
      identity_key_version: version + 1,
    });
    // The key before the previous one ends now, and so does what it proved.
    const proofs = { agency_id: ctx.caller.agency_id, project_id: id, before: version };
    while (!(await endProofs(ctx.tx, proofs)));
    return { key, previousKeyUntil: until?.toISOString() ?? null };
  });
}
