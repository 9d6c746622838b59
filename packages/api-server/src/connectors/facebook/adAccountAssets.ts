import type { GraphClient } from './graph/graphClient';
import { readList } from './graph/readList';
import {
  AudienceNode,
  CreatedNode,
  InstagramNode,
  PixelNode,
  PixelStats,
  ReachEstimate,
} from './graph/shapes';

/** Anything that Facebook lists by id and name. */
export type NamedAsset = { readonly id: string; readonly name: string };

/** Lists the pixels of an ad account (`act_…`), with the time of the last event. @throws FacebookError */
export async function listPixels(client: GraphClient, account: string) {
  const fields = 'id,name,last_fired_time';
  const rows = await readList(client, `${account}/adspixels`, { fields }, PixelNode);
  return rows.map((row) => ({ ...toNamed(row), last_fired_at: row.last_fired_time }));
}

/** Creates a pixel. @returns its id @throws FacebookError */
export async function createPixel(client: GraphClient, account: string, name: string): Promise<string> {
  const answer = await client({ method: 'POST', path: `${account}/adspixels`, params: { name } });
  return CreatedNode.parse(answer).id;
}

/** Lists the Instagram accounts that the ad account may advertise for. @throws FacebookError */
export async function listInstagramAccounts(client: GraphClient, account: string) {
  const fields = 'id,name,username,profile_picture_url';
  const rows = await readList(client, `${account}/connected_instagram_accounts`, { fields }, InstagramNode);
  return rows.map(({ id, name, username, profile_picture_url }) => ({
    id,
    name: name || username,
    username,
    picture_url: profile_picture_url,
  }));
}

/** Lists the custom audiences of the ad account. @throws FacebookError */
export async function listCustomAudiences(client: GraphClient, account: string) {
  const fields = 'id,name,subtype,approximate_count_lower_bound';
  const rows = await readList(client, `${account}/customaudiences`, { fields }, AudienceNode);
  return rows.map((row) => ({
    ...toNamed(row),
    subtype: row.subtype,
    approximate_count: row.approximate_count_lower_bound,
  }));
}

/** Lists the names of the events that a pixel received lately, each once. @throws FacebookError */
export async function listConversionEvents(client: GraphClient, pixelId: string): Promise<NamedAsset[]> {
  const answer = await client({ method: 'GET', path: `${pixelId}/stats`, params: { aggregation: 'event' } });
  const names = PixelStats.parse(answer).data.flatMap(({ data }) => data.map(({ value }) => value));
  return [...new Set(names)].map((name) => ({ id: name, name }));
}

/** Estimates how many people a targeting reaches, rounded by Facebook. @throws FacebookError */
export async function estimateReach(
  client: GraphClient,
  account: string,
  targeting: Readonly<Record<string, unknown>>,
) {
  const answer = await client({
    method: 'GET',
    path: `${account}/reachestimate`,
    params: { targeting_spec: targeting },
  });
  const {
    users_lower_bound: lower,
    users_upper_bound: upper,
    estimate_ready,
  } = ReachEstimate.parse(answer).data;
  const is_ready = estimate_ready && lower !== null && upper !== null;
  return { users_lower_bound: lower ?? 0, users_upper_bound: upper ?? 0, is_ready };
}

function toNamed({ id, name }: NamedAsset): NamedAsset {
  return { id, name: name || id };
}
