import type { Contract, HandlerOutput } from '@adlane/contract';
import { locationsPerPlan, planTerms } from '@adlane/contract/constants';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { found } from '../../../http/problem';
import { isAgency } from '../../../http/roles';
import type { PlatformSettings } from '../../../ports';
import { findAgency } from '../account/agencyQueries';
import { findUserView } from '../auth/queries';
import { createErrorReports } from '../errorReports/createErrorReports';
import { findAgencyAccount, findPlan, isAiConnected } from './queries';

type Config = HandlerOutput<Contract['onboarding']['config']>;

function getMode({ isDouble }: { readonly isDouble: boolean }): 'double' | 'live' {
  return isDouble ? 'double' : 'live';
}

function listModes({ facebook, google, goHighLevel }: PlatformSettings): Config['platform_mode'] {
  return { facebook: getMode(facebook), google: getMode(google), ghl: getMode(goHighLevel) };
}

/** Returns what the ads app needs before it renders. */
export async function buildAgencyConfig(call: CallContext<UserCaller>): Promise<Config> {
  const { ports, caller } = call;
  const { agency_id, user_id } = caller;
  const config = await call.inTenant(async ({ tx }) => {
    const agency = found(await findAgency(tx, agency_id));
    const user = found(await findUserView(tx, agency_id, user_id));
    const plan = await findPlan(tx, agency_id);
    const account = await findAgencyAccount(tx, agency_id);
    return {
      agency_id,
      brand: { name: agency.name, brand_color: agency.brand_color, logo_url: agency.logo_url },
      onboarding_step: user.onboarding_step,
      chosen_offer: plan === undefined && isAgency(caller) ? agency.chosen_offer : null,
      client_token: agency.client_token,
      currency: account?.currency ?? 'USD',
      timezone: account?.timezone ?? 'UTC',
      is_ai_connected: await isAiConnected(tx, agency_id),
      locations_limit: plan === undefined ? locationsPerPlan : planTerms[plan].locations,
    };
  });
  return {
    ...config,
    platform_mode: listModes(ports.platforms),
    google_client_id: ports.platforms.google.clientId || null,
    error_reports: await createErrorReports(ports, caller),
  };
}
