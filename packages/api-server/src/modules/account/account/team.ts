import type { Contract, HandlerOutput, ParsedInput } from '@adlane/contract';
import type { TeamRole } from '@adlane/contract/account/account';
import { errorMessages } from '@adlane/contract/constants';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { countUse, type RateLimit } from '../../../http/limits/rateLimit';
import { forbidden, found, Problem } from '../../../http/problem';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { revokeAccess } from '../access/revokeAccess';
import { inviteUser, mailInvitation, refuseEmailInUse } from '../auth/invitations';
import { deleteMemberRow, updateMemberRow } from './teamCommands';
import { countOwners, findMember, findMemberByEmail, lockTeam, type MemberRow } from './teamQueries';

type Member = HandlerOutput<Contract['account']['invite']>;
export type Invitation = ParsedInput<Contract['account']['invite']>['body'];

/** Invitations per agency, to its team and its clients. */
export const invitations: RateLimit = { name: 'invitations', max: 100, windowMs: 60 * 60 * 1000 };

export function toMember({ created_at, last_seen_at, status, ...row }: MemberRow): Member {
  return {
    ...row,
    status: status === 'invited' ? 'invited' : 'active',
    last_seen_at: last_seen_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

/**
 * Returns the caller's role, which must be owner or admin.
 * @throws Problem 403
 */
export async function requireManager(ctx: ReadContext): Promise<TeamRole> {
  const { tx, caller } = ctx;
  const self = await findMember(tx, caller.agency_id, caller.user_id);
  if (!self || self.team_role === 'member') throw forbidden();
  return self.team_role;
}

/**
 * Invites a user by email; a pending invitation is mailed again.
 * @throws Problem 403 for members, 422 if the address signs in already, 429
 */
export async function inviteMember(call: CallContext<UserCaller>, form: Invitation): Promise<Member> {
  const { ports, caller } = call;
  const { agency_id } = caller;
  await call.inTenant(requireManager);
  await countUse(ports, invitations, String(agency_id));
  await refuseEmailInUse(ports, form.email);
  const now = ports.clock.now();
  const member = await call.inTenant(async (ctx) => {
    await lockTeam(ctx.tx, agency_id);
    const own = await requireManager(ctx);
    const waiting = await findMemberByEmail(ctx.tx, agency_id, form.email);
    if (waiting) {
      const { first_name, last_name, team_role } = form;
      await checkOwners(ctx.tx, { agency_id, own, member: waiting, next: team_role });
      await updateMemberRow(ctx.tx, agency_id, waiting.id, {
        first_name,
        last_name,
        team_role,
        updated_at: now,
      });
      return found(await findMember(ctx.tx, agency_id, waiting.id));
    }
    const times = { created_at: now, updated_at: now };
    const { id } = await inviteUser(ctx.tx, { agency_id, entity_type: 'Agency', ...form, ...times });
    return found(await findMember(ctx.tx, agency_id, id));
  });
  await mailInvitation(ports, { agency_id, id: member.id });
  return toMember(member);
}

type OwnerCheck = {
  readonly agency_id: number;
  /** The caller's role. */
  readonly own: TeamRole;
  readonly member: MemberRow;
  /** The member's new role; undefined when the member is removed. */
  readonly next: TeamRole | undefined;
};

/**
 * Checks that only owners change owners, and that one owner remains.
 * @throws Problem 403, 422
 */
async function checkOwners(tx: Database, { agency_id, own, member, next }: OwnerCheck): Promise<void> {
  const isOwner = member.team_role === 'owner';
  if ((isOwner || next === 'owner') && own !== 'owner') throw forbidden();
  const losesOwner = isOwner && next !== 'owner' && member.status === 'active';
  if (losesOwner && (await countOwners(tx, agency_id)) <= 1) {
    throw new Problem('VALIDATION', errorMessages.lastOwner);
  }
}

/**
 * Changes a member's role.
 * @throws Problem 403, 404, 422 for the last owner
 */
export async function updateMember(
  call: CallContext<UserCaller>,
  { id, team_role }: { readonly id: number; readonly team_role: TeamRole },
): Promise<Member> {
  const { agency_id } = call.caller;
  return call.inTenant(async (ctx) => {
    await lockTeam(ctx.tx, agency_id);
    const own = await requireManager(ctx);
    const member = found(await findMember(ctx.tx, agency_id, id));
    await checkOwners(ctx.tx, { agency_id, own, member, next: team_role });
    await updateMemberRow(ctx.tx, agency_id, id, { team_role, updated_at: call.ports.clock.now() });
    return toMember(found(await findMember(ctx.tx, agency_id, id)));
  });
}

/**
 * Removes a member from the team and ends their sessions.
 * @throws Problem 403, 404, 422 for the last owner
 */
export async function deleteMember(
  call: CallContext<UserCaller>,
  { id }: { readonly id: number },
): Promise<void> {
  const { agency_id } = call.caller;
  await call.inTenant(async (ctx) => {
    await lockTeam(ctx.tx, agency_id);
    const own = await requireManager(ctx);
    const member = found(await findMember(ctx.tx, agency_id, id));
    await checkOwners(ctx.tx, { agency_id, own, member, next: undefined });
    await revokeAccess(ctx.tx, { agency_id, user_id: id });
    await deleteMemberRow(ctx.tx, agency_id, id);
  });
}
