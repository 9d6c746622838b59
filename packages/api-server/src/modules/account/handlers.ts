import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../db/page';
import type { ContractHandlers } from '../../http/contractHandlers';
import { found } from '../../http/problem';
import { userView } from '../auth/queries';
import { changeProfile, viewProfile } from './agencyProfile';
import { changePassword } from './changePassword';
import { updateProfile } from './queries';
import { changeMember, inviteMember, removeMember, viewMember } from './team';
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
        await updateProfile(tx, agency_id, user_id, { ...body, updated_at: ctx.ports.clock.now() });
        return { user: found(await userView(tx, agency_id, user_id)) };
      }),
    agencyProfile: ({ ctx }) => viewProfile(ctx),
    updateAgencyProfile: ({ body, ctx }) => changeProfile(ctx, body),
    team: ({ query, ctx }) =>
      ctx.inTenant(async ({ tx }) => {
        const { rows, total } = await listTeam(tx, ctx.caller.agency_id, query);
        return toPage(rows.map(viewMember), total, query);
      }),
    invite: ({ body, ctx }) => inviteMember(ctx, body),
    updateMember: ({ params, body, ctx }) => changeMember(ctx, { ...params, ...body }),
    removeMember: async ({ params, ctx }) => {
      await removeMember(ctx, params.id);
      return { message: successMessages.deleted };
    },
  };
}
