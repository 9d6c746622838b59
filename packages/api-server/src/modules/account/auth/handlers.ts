import { successMessages } from '@adlane/contract/constants';
import { asOperator } from '../../../db/tenant';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { countUse, type RateLimit } from '../../../http/limits/rateLimit';
import { isClient } from '../../../http/roles';
import type { Ports } from '../../../ports';
import { revokeAccess } from '../access/revokeAccess';
import { signInOptions, validateAgency } from './agencyArea';
import { listAgenciesByToken } from './agencyQueries';
import { acceptInvitation } from './invitations';
import { countRequest, queueRequest } from './mailedRequests';
import { resetPassword } from './passwordReset';
import { signInFromCrm } from './providers/crmSignIn';
import { createGoogleVerifier } from './providers/google';
import { signInWithGoogle } from './providers/googleSignIn';
import { findSelfView } from './queries';
import { signIn } from './signIn';
import { confirmSignup, signUpAgency, signUpClient } from './signUp';

/** Attempts with mailed links per address. */
const links: RateLimit = { name: 'one-time-link', max: 50, windowMs: 15 * 60 * 1000 };

export function authHandlers(ports: Ports): ContractHandlers<'auth'> {
  // Computed before every sign-in, so that an unknown email address takes as long as a known one.
  let dummyHash: Promise<string> | undefined;
  const getDummyHash = () => {
    dummyHash ??= ports.secrets.hashPassword(ports.ids.token());
    return dummyHash;
  };
  const verifyGoogle = createGoogleVerifier(ports);
  const queueMailedRequest = async (kind: 'reset' | 'resend', ip: string, email: string) => {
    await countRequest(ports, { ip, kind, email });
    await queueRequest(ports, { kind, email });
  };
  return {
    login: async ({ body, call }) =>
      signIn(ports, await getDummyHash(), { ...body, entrance: { call: 'auth.login', ip: call.ip } }),
    loginWithGoogle: ({ body, call }) =>
      signInWithGoogle(ports, verifyGoogle, {
        idToken: body.id_token,
        nonce: body.nonce,
        ip: call.ip,
        headers: call.requestHeaders,
      }),
    signInOptions: ({ call }) => signInOptions(ports, call.requestHeaders),
    logout: async ({ call }) => {
      const { agency_id, session_id } = call.caller;
      await call.inTenant(({ tx }) => revokeAccess(tx, { agency_id, session_id }));
      return undefined;
    },
    logoutEverywhere: async ({ call }) => {
      const { agency_id, user_id } = call.caller;
      await call.inTenant(({ tx }) => revokeAccess(tx, { agency_id, user_id }));
      return undefined;
    },
    me: async ({ call: { inTenant } }) => ({
      user: await inTenant(({ tx, caller }) => findSelfView(tx, caller)),
    }),
    signup: async ({ body, call }) => {
      await signUpAgency(ports, call.ip, body);
      return { message: successMessages.verificationEmailSent };
    },
    forgetPassword: async ({ body, call }) => {
      await queueMailedRequest('reset', call.ip, body.email);
      return { message: successMessages.resetEmailSent };
    },
    resetPassword: async ({ body, call }) => {
      await countUse(ports, links, call.ip);
      await resetPassword(ports, { ...body, ip: call.ip });
      return { message: successMessages.passwordChanged };
    },
    validateAgency: ({ params }) => validateAgency(ports, params.token),
    clientLogin: async ({ params, body, call }) => {
      const agencies = await asOperator(ports.db, (tx) => listAgenciesByToken(tx, params.token));
      const ids = new Set(agencies.map(({ id }) => id));
      return signIn(ports, await getDummyHash(), {
        ...body,
        entrance: { call: 'auth.clientLogin', ip: call.ip },
        isWelcome: (account) => isClient(account) && ids.has(account.agency_id),
      });
    },
    clientSignup: async ({ params, body, call }) => {
      await signUpClient(ports, call.ip, params.token, body);
      return { message: successMessages.verificationEmailSent };
    },
    verifyEmail: async ({ body, call }) => {
      await countUse(ports, links, call.ip);
      return confirmSignup(ports, { ...body, ip: call.ip });
    },
    resendVerification: async ({ body, call }) => {
      await queueMailedRequest('resend', call.ip, body.email);
      return { message: successMessages.verificationEmailSent };
    },
    connectCrm: ({ body, call }) => signInFromCrm(ports, { ...body, ip: call.ip }),
    acceptInvitation: async ({ body, call }) => {
      await countUse(ports, links, call.ip);
      return acceptInvitation(ports, { ...body, ip: call.ip });
    },
  };
}
