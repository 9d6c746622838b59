import { quoteGaql } from '../../../../connectors/googleAds/googleAdsClient';
import type { LaunchStepRow } from '../saga/queries';
import type { GoogleLaunch } from './openGoogleLaunch';
import { parseStepKind } from './stepKinds';

/**
 * Finds what an earlier attempt of this step created without its answer arriving: the campaign with the launch's label, or
 * the image with the launch's name. Steps that are safe to repeat return undefined.
 */
export async function findExisting(
  google: GoogleLaunch,
  step: Pick<LaunchStepRow, 'key' | 'request'>,
): Promise<string | undefined> {
  switch (parseStepKind(step.key)) {
    case 'campaign':
      return (await listLabelledCampaigns(google))[0];
    case 'image':
    case 'logo': {
      const client = await google.client();
      const query = `SELECT asset.resource_name FROM asset WHERE asset.name = ${quoteGaql(readAssetName(step))}`;
      const [row] = await client.search(google.customerId, query);
      return row?.asset.resourceName;
    }
    case 'ad':
      return findReplacement(google, step);
    default:
      return undefined;
  }
}

/** Lists resource names of the campaigns with the launch's label. @throws GoogleAdsError */
export async function listLabelledCampaigns({ client, customerId, launch }: GoogleLaunch): Promise<string[]> {
  const query =
    'SELECT campaign.resource_name FROM campaign_label ' +
    `WHERE label.name = ${quoteGaql(launch.label)} AND campaign.status != 'REMOVED'`;
  const rows = await (await client()).search(customerId, query);
  return rows.map(({ campaign }) => campaign.resourceName);
}

/** Replacing an ad is atomic: where the old one is gone, the new one exists. */
async function findReplacement(
  { client, customerId }: GoogleLaunch,
  { request }: Pick<LaunchStepRow, 'request'>,
): Promise<string | undefined> {
  const operations = request.mutateOperations as Readonly<Record<string, { readonly remove?: string }>>[];
  const removed = operations.flatMap((one) => Object.values(one).flatMap(({ remove }) => remove ?? []))[0];
  if (removed === undefined) return undefined;
  const from = findResource(removed);
  const query = `SELECT ${from}.resource_name FROM ${from} WHERE ${from}.resource_name = ${quoteGaql(removed)} AND ${from}.status != 'REMOVED'`;
  const rows = await (await client()).search(customerId, query);
  return rows.length > 0 ? undefined : removed;
}

/** Returns the resource of a name such as `customers/1/adGroupAds/2~3`, as GAQL calls it. */
function findResource(name: string): string {
  if (name.includes('/adGroupAds/')) return 'ad_group_ad';
  return name.includes('/campaignAssets/') ? 'campaign_asset' : 'asset_group_asset';
}

function readAssetName({ request }: Pick<LaunchStepRow, 'request'>): string {
  const [operation] = request.operations as { readonly create: { readonly name: string } }[];
  return operation?.create.name ?? '';
}
