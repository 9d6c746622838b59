import { successMessages } from '@adlane/contract/constants';
import { found } from '../../http/problem';
import { userView } from '../auth/queries';
import type { ContractHandlers } from '../contractHandlers';
import { updateProfile } from './queries';
import { changePassword } from './service';

export function accountHandlers(): ContractHandlers<'account'> {
  return {
    changePassword: async ({ body, ctx }) => {
      await changePassword(ctx, body);
      return { message: successMessages.passwordChanged };
    },
    updateUser: ({ body, ctx }) =>
      ctx.tenant(async (tx) => {
        const { agency_id, user_id } = ctx.caller;
        await updateProfile(tx, agency_id, user_id, { ...body, updated_at: ctx.ports.clock.now() });
        return { user: found(await userView(tx, agency_id, user_id)) };
      }),
  };
}
