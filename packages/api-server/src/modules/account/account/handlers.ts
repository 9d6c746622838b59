import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { findSelfView } from '../auth/queries';
import { findProfile, updateProfile } from './agencyProfile';
import { changePassword } from './changePassword';
import { updateProfileRow } from './queries';
import { deleteMember, inviteMember, toMember, updateMember } from './team';
import { listTeam } from './teamQueries';

export function accountHandlers(): ContractHandlers<'account'> {
  return {
    changePassword: async ({ body, ctx }) => {
      await changePassword(ctx, body);
      return { message: successMessages.passwordChanged };
    },
    updateUser: ({ body, ctx }) =>
      ctx.inTenant(async ({ tx }) => {
        const { agency_id, user_id } = ctx.caller;
        await updateProfileRow(tx, agency_id, user_id, { ...body, updated_at: ctx.ports.clock.now() });
        return { user: await findSelfView(tx, ctx.caller) };
      }),
    agencyProfile: ({ ctx }) => findProfile(ctx),
    updateAgencyProfile: ({ body, ctx }) => updateProfile(ctx, body),
    team: ({ query, ctx }) =>
      ctx.inTenant(async ({ tx }) => {
        const { data, meta } = await listTeam(tx, ctx.caller.agency_id, query);
        return { data: data.map(toMember), meta };
      }),
    invite: ({ body, ctx }) => inviteMember(ctx, body),
    updateMember: ({ params, body, ctx }) => updateMember(ctx, { ...params, ...body }),
    removeMember: async ({ params, ctx }) => {
      await deleteMember(ctx, params.id);
      return { message: successMessages.deleted };
    },
  };
}
