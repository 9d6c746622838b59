import { found } from '../../http/problem';
import type { Ports } from '../../ports';
import type { ContractHandlers } from '../contractHandlers';
import { deleteSession, userView } from './queries';
import { signIn } from './service';

export function authHandlers(ports: Ports): ContractHandlers<'auth'> {
  // Every sign-in waits for it, so that an unknown e-mail costs the same verification as a known one.
  let dummyHash: Promise<string> | undefined;
  return {
    login: async ({ body, ctx }) => {
      dummyHash ??= ports.secrets.hashPassword(ports.ids.token());
      return signIn(ports, await dummyHash, { ...body, ip: ctx.ip });
    },
    logout: async ({ ctx }) => {
      await ctx.tenant((tx) => deleteSession(tx, ctx.caller.agency_id, ctx.caller.session_id));
      return undefined;
    },
    me: async ({ ctx }) => ({
      user: found(await ctx.tenant((tx) => userView(tx, ctx.caller.agency_id, ctx.caller.user_id))),
    }),
  };
}
