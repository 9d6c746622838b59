import { namingPrefix } from '@adlane/contract/constants';
import type { PlannedStep } from '../saga/PlatformAdapter';
import { placeholder } from '../saga/placeholders';
import { fillGoogleInserts, type ReadyGoogleInputs } from './googleInputs';
import { buildCampaign, type GooglePlan } from './googleOperations';
import { buildPerformanceMax, listPictures } from './performanceMax';
import { buildSearchCampaign } from './searchCampaign';

/**
 * Returns the requests that create a Google launch: the account's state, the images, a dry run of the whole campaign, the
 * campaign itself in one atomic request (paused), and what Google made of it. Pure.
 */
export function planGoogleCreation(given: ReadyGoogleInputs, label: string): PlannedStep[] {
  const inputs = fillGoogleInserts(given);
  const { account, settings } = inputs;
  const path = `customers/${account.external_id}`;
  const plan: GooglePlan = {
    inputs,
    label,
    campaignName: `${namingPrefix} ${settings.campaignName}`,
    temporary: (collection, id) => `${path}/${collection}/${id}`,
  };
  const isSearch = settings.campaignType === 'SEARCH';
  const mutateOperations = [
    ...buildCampaign(plan),
    ...(isSearch ? buildSearchCampaign(plan) : buildPerformanceMax(plan)),
  ];
  const mutate = { method: 'POST', path: `${path}/googleAds:mutate` };
  return [
    search(account.external_id, 'checkAccount', 'Check the ad account', accountQuery),
    ...(isSearch ? [] : planUploads(plan)),
    {
      ...mutate,
      key: 'dryRun',
      title: 'Let Google check the campaign',
      request: { mutateOperations, validateOnly: true },
    },
    {
      ...mutate,
      key: 'campaign',
      title: `Create the campaign with ${mutateOperations.length} parts at once`,
      request: { mutateOperations },
    },
    search(account.external_id, 'read:campaign', 'Read back the campaign', campaignQuery),
  ];
}

/** Returns the requests that switch a Google launch on and read its state. Pure. */
export function planGoogleActivation({ account }: ReadyGoogleInputs): PlannedStep[] {
  return [
    {
      key: 'activate:campaign',
      title: 'Switch on the campaign',
      method: 'POST',
      path: `customers/${account.external_id}/campaigns:mutate`,
      request: {
        operations: [
          { update: { resourceName: placeholder('campaign'), status: 'ENABLED' }, updateMask: 'status' },
        ],
      },
    },
    search(account.external_id, 'state', 'Read back the state of the ad', campaignQuery),
  ];
}

const accountQuery = 'SELECT customer.id, customer.currency_code, customer.status FROM customer';
const campaignQuery = googleCampaignQuery('{campaign}');

/** Returns the query for the state of a campaign, by its resource name. */
export function googleCampaignQuery(resourceName: string): string {
  return (
    'SELECT campaign.resource_name, campaign.id, campaign.name, campaign.status, campaign.primary_status, ' +
    'campaign.primary_status_reasons, campaign_budget.resource_name, campaign_budget.amount_micros ' +
    `FROM campaign WHERE campaign.resource_name = '${resourceName}'`
  );
}

function search(customerId: string, key: string, title: string, query: string): PlannedStep {
  return { key, title, method: 'POST', path: `customers/${customerId}/googleAds:search`, request: { query } };
}

/** Images are uploaded one by one: Google knows a repeated one by its bytes. */
function planUploads({ inputs, label }: GooglePlan): PlannedStep[] {
  return listPictures({ inputs }).map(({ key, name }) => ({
    key,
    title: `Upload ${name}`,
    method: 'POST',
    path: `customers/${inputs.account.external_id}/assets:mutate`,
    request: { operations: [{ create: { name: `${name} (${label})`, imageAsset: { data: name } } }] },
  }));
}
