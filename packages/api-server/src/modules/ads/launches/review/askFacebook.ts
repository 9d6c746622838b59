import type { LaunchBlocker, LaunchFieldPath } from '@adlane/contract/ads/launches';
import { errorMessages } from '@adlane/contract/constants';
import { FacebookError } from '../../../../connectors/facebook/graph/facebookError';
import type { GraphClient, GraphParams } from '../../../../connectors/facebook/graph/graphClient';
import { judgeFacebookError } from '../../../../connectors/facebook/graph/judgeFacebookError';
import { AdAccountNode, PageNode } from '../../../../connectors/facebook/graph/shapes';
import type { UserCall } from '../../../../http/CallContext';
import { readFacebook } from '../../sources/access/withFacebook';
import { chooseAdAccount } from '../../sources/assets/chooseAdAccount';
import { describeAccountProblem } from '../facebook/describeAccountProblem';
import { planFacebookCreation, validateOnly } from '../facebook/planFacebookLaunch';
import { hasTarget, readLaunchTarget } from '../facebook/readLaunchTarget';
import { fillInserts } from '../inputs/fillInserts';
import type { LaunchInputs, ReadyLaunchInputs } from '../inputs/launchSettings';
import { checkCategoryChoices } from './checkCategoryChoices';
import { readPost } from './readPost';
import { isReady, reviewLabel } from './reviewLaunch';

/** Runs work on Facebook with the connection of the launch's ad account. @throws Problem */
async function withAccount<T>(
  call: UserCall,
  { account }: ReadyLaunchInputs,
  work: (client: GraphClient) => Promise<T>,
): Promise<T> {
  const { source } = await call.inTenant((ctx) =>
    chooseAdAccount(ctx, { channel: 'facebook', id: account.id }),
  );
  return readFacebook(call.ports, source, work);
}

/** Returns whether Facebook can be asked about the account: it is there and connected. */
function isConnected(inputs: LaunchInputs): inputs is ReadyLaunchInputs {
  return isReady(inputs) && inputs.account.status === 'Active' && inputs.account.sourceStatus === 'active';
}

/** Returns the inputs with the campaign and ad set that the launch adds to and the post that it promotes, as Facebook has them. @throws Problem */
export async function readTarget<Inputs extends LaunchInputs>(
  call: UserCall,
  inputs: Inputs,
): Promise<Inputs> {
  if (!isConnected(inputs)) return inputs;
  const read = await readPost(call, inputs);
  if (!hasTarget(inputs.settings)) return read;
  const { account, settings } = inputs;
  const target = await withAccount(call, inputs, (client) =>
    readLaunchTarget(client, account.external_id, settings),
  );
  return { ...read, target };
}

/**
 * Returns the inputs with the account's smallest daily budget as Facebook names it, and what Facebook has against the account,
 * the page or the audience. @throws Problem
 */
export async function checkAssets<Inputs extends LaunchInputs>(
  call: UserCall,
  inputs: Inputs,
): Promise<{ readonly inputs: Inputs; readonly blockers: readonly LaunchBlocker[] }> {
  if (!isConnected(inputs)) return { inputs, blockers: [] };
  const { account, page, settings } = inputs;
  const { node, hasTerms, ofAudience } = await withAccount(call, inputs, async (client) => {
    const read = (path: string, fields: string) => client({ method: 'GET', path, params: { fields } });
    return {
      node: AdAccountNode.parse(await read(account.external_id, 'account_status,currency,min_daily_budget')),
      hasTerms:
        settings.FbAdSetting.ad_launch_type !== 'leadform' ||
        PageNode.parse(await read(page.external_id, 'leadgen_tos_accepted')).leadgen_tos_accepted,
      ofAudience: await checkCategoryChoices(client, inputs),
    };
  });
  const problem = describeAccountProblem(node, account.currency);
  const floor = Number(node.min_daily_budget ?? Number.NaN);
  return {
    inputs: Number.isFinite(floor) ? { ...inputs, account: { ...account, minDailyBudget: floor } } : inputs,
    blockers: [
      ...(problem === undefined ? [] : [{ field: 'adAccountId', message: problem }]),
      ...(hasTerms ? [] : [{ field: 'pageId', message: errorMessages.acceptPageTerms }]),
      ...ofAudience,
    ],
  };
}

/** Fields of a request, by the setting of the launch that they come from. */
const settingOfField: Readonly<Record<string, LaunchFieldPath>> = {
  daily_budget: 'budget',
  lifetime_budget: 'budget',
  bid_strategy: 'settings.bidStrategy',
  bid_amount: 'settings.bidAmount',
  bid_constraints: 'settings.minRoas',
  promoted_object: 'settings.selectedEventConversionType',
  start_time: 'startTime',
  end_time: 'endTime',
  targeting: 'settings.targetAddress',
  optimization_goal: 'FbAdSetting.field.optimization_goal',
  billing_event: 'FbAdSetting.field.optimization_goal',
  objective: 'FbAdSetting.field.objective',
  dsa_beneficiary: 'settings.dsaBeneficiary',
  dsa_payor: 'settings.dsaPayor',
  regional_regulation_identities: 'settings.verifiedBeneficiary',
  campaign_id: 'settings.campaignId',
};

/**
 * Lets Facebook check the requests that need nothing created before them (`validate_only`): the campaign, or the ad sets of an
 * existing one. Call it for launches without blockers.
 * @returns what Facebook refuses, at the field of the launch that it blames
 * @throws Problem where Facebook can't be reached
 */
export async function dryRun(call: UserCall, inputs: LaunchInputs): Promise<LaunchBlocker[]> {
  if (!isConnected(inputs)) return [];
  const steps = planFacebookCreation(fillInserts(inputs), reviewLabel).filter(({ key }) =>
    inputs.target?.campaign ? key.startsWith('adset:') : key === 'dryRun',
  );
  return withAccount(call, inputs, async (client) => {
    const found: LaunchBlocker[] = [];
    for (const { path, request } of steps) found.push(...(await tryRequest(client, path, request)));
    return found;
  });
}

async function tryRequest(
  client: GraphClient,
  path: string,
  { adlabels: _label, ...request }: GraphParams,
): Promise<LaunchBlocker[]> {
  try {
    await client({ method: 'POST', path, params: { ...request, ...validateOnly } });
    return [];
  } catch (error) {
    // Passing errors, and those of the connection, are no finding about the launch.
    if (!(error instanceof FacebookError)) throw error;
    const verdict = judgeFacebookError(error);
    if (verdict.action !== 'stop' || verdict.code === 'AD_ACCOUNT_DISCONNECTED') throw error;
    const [field] = error.blamedFields.flatMap((blamed) => settingOfField[blamed] ?? []);
    return [{ field: field ?? 'adAccountId', message: verdict.message }];
  }
}
