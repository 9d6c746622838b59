import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { findSelfView } from '../auth/queries';
import { findProfile, updateProfile } from './agencyProfile';
import { changePassword } from './changePassword';
import { updateProfileRow } from './commands';
import { deleteMember, inviteMember, toMember, updateMember } from './team';
import { listTeam } from './teamQueries';

export function accountHandlers(): ContractHandlers<'account'> {
  return {
    changePassword: async ({ body, call }) => {
      await changePassword(call, body);
      return { message: successMessages.passwordChanged };
    },
    updateUser: ({ body, call }) =>
      call.inTenant(async ({ tx }) => {
        const { agency_id, user_id } = call.caller;
        await updateProfileRow(tx, agency_id, user_id, { ...body, updated_at: call.ports.clock.now() });
        return { user: await findSelfView(tx, call.caller) };
      }),
    agencyProfile: ({ call }) => findProfile(call),
    updateAgencyProfile: ({ body, call }) => updateProfile(call, body),
    team: ({ query, call }) =>
      call.inTenant(async ({ tx }) => {
        const { data, meta } = await listTeam(tx, call.caller.agency_id, query);
        return { data: data.map(toMember), meta };
      }),
    invite: ({ body, call }) => inviteMember(call, body),
    updateMember: ({ params, body, call }) => updateMember(call, { ...body, ...params }),
    removeMember: async ({ params, call }) => {
      await deleteMember(call, params);
      return { message: successMessages.deleted };
    },
  };
}
