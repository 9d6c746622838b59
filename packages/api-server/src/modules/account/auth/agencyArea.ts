import type { Contract, HandlerOutput } from '@adlane/contract';
import { goHighLevelSignInUrl } from '../../../connectors/goHighLevel/goHighLevelSignIn';
import { asOperator } from '../../../db/tenant';
import type { Ports } from '../../../ports';
import { findAgencyByHost, listAgenciesByToken } from './agencyQueries';
import { isGoogleConfigured } from './providers/google';

type InvitingAgency = HandlerOutput<Contract['auth']['validateAgency']>;
type SignInOptions = HandlerOutput<Contract['auth']['signInOptions']>;

/** Finds the agency of a client area's address; null if there is none. */
export async function validateAgency(ports: Ports, token: string): Promise<InvitingAgency> {
  const [agency] = await asOperator(ports.db, (tx) => listAgenciesByToken(tx, token));
  if (!agency) return { is_valid: false, is_signup_open: false, name: '', brand_color: null, logo_url: null };
  const { name, brand_color, logo_url, is_client_signup_open } = agency;
  return { is_valid: true, is_signup_open: is_client_signup_open, name, brand_color, logo_url };
}

/** Returns the host name of a request, without the port. */
export function parseHost(headers: Headers): string {
  return (headers.get('host') ?? '').toLowerCase().replace(/:\d+$/, '');
}

/** Returns what the sign-in page of a host name offers, in which brand. */
export async function signInOptions(ports: Ports, headers: Headers): Promise<SignInOptions> {
  const host = parseHost(headers);
  const agency = host === '' ? undefined : await asOperator(ports.db, (tx) => findAgencyByHost(tx, host));
  const isGoogle = isGoogleConfigured(ports);
  const { clientId, signInUrl } = ports.platforms.google;
  return {
    google_client_id: isGoogle ? clientId : null,
    google_sign_in_url: isGoogle ? signInUrl : null,
    crm_sign_in_url: ports.platforms.goHighLevel.clientId === '' ? null : goHighLevelSignInUrl(ports),
    brand: agency ? { name: agency.name, brand_color: agency.brand_color, logo_url: agency.logo_url } : null,
  };
}

/** Returns whether an agency has verified a host name as its own. */
export async function isAgencyHost({ db }: Pick<Ports, 'db'>, host: string): Promise<boolean> {
  return (await asOperator(db, (tx) => findAgencyByHost(tx, host))) !== undefined;
}
