import { quoteGaql } from '../../../../connectors/googleAds/googleAdsClient';
import type { CheckClaim } from '../saga/PlatformAdapter';
import type { LaunchStepRow } from '../saga/queries';
import { listLabelledCampaigns } from './findExisting';
import type { GoogleLaunch } from './openGoogleLaunch';
import { parseStepKind } from './stepKinds';

const removedKinds: readonly string[] = ['campaign', 'read', 'activate'];

/**
 * Removes on Google what a launch created: its campaign (with everything in it), the budget and the label, found by the
 * label, so that nothing with a lost answer is missed. Images and texts cost nothing and remain.
 * @returns keys of the steps whose objects no longer exist
 * @throws GoogleAdsError where Google refuses; LaunchLost
 */
export async function rollBackGoogle(
  google: GoogleLaunch,
  steps: readonly LaunchStepRow[],
  checkClaim: CheckClaim,
): Promise<string[]> {
  const { customerId, launch } = google;
  const client = await google.client();
  const remove = async (collection: string, name: string) => {
    await checkClaim();
    await client.mutate(customerId, collection, [{ remove: name }]);
  };
  for (const name of await listLabelledCampaigns(google)) {
    const where = `campaign.resource_name = ${quoteGaql(name)}`;
    const [row] = await client.search(
      customerId,
      `SELECT campaign_budget.resource_name FROM campaign WHERE ${where}`,
    );
    await remove('campaigns', name);
    const budget = row?.campaignBudget.resourceName ?? '';
    if (budget !== '') await remove('campaignBudgets', budget);
  }
  const labels = await client.search(
    customerId,
    `SELECT label.resource_name FROM label WHERE label.name = ${quoteGaql(launch.label)}`,
  );
  for (const { label } of labels) await remove('labels', label.resourceName);
  return steps.map(({ key }) => key).filter((key) => removedKinds.includes(parseStepKind(key)));
}
