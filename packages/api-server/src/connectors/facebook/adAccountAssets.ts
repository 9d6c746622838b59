import type { GraphAnswer, GraphClient } from './graphClient';
import { readList } from './readList';

/** What Facebook lists by id and name. */
export type NamedAsset = { readonly id: string; readonly name: string };

/** Pixels of an ad account (`act_…`), with the instant of the last event. @throws FacebookError */
export async function listPixels(client: GraphClient, account: string) {
  const rows = await readList(client, `${account}/adspixels`, { fields: 'id,name,last_fired_time' });
  return rows.map((row) => ({ ...toNamed(row), last_fired_at: instantOf(row.last_fired_time) }));
}

/** Makes a pixel and answers its id. @throws FacebookError */
export async function createPixel(client: GraphClient, account: string, name: string): Promise<string> {
  const { id } = await client({ method: 'POST', path: `${account}/adspixels`, params: { name } });
  return textOf(id);
}

/** Instagram accounts that the ad account may advertise for. @throws FacebookError */
export async function listInstagramAccounts(client: GraphClient, account: string) {
  const rows = await readList(client, `${account}/connected_instagram_accounts`, {
    fields: 'id,name,username,profile_picture_url',
  });
  return rows.map((row) => ({
    id: textOf(row.id),
    name: textOf(row.name) || textOf(row.username),
    username: textOf(row.username),
    picture_url: textOf(row.profile_picture_url) || null,
  }));
}

/** Custom audiences of the ad account. @throws FacebookError */
export async function listCustomAudiences(client: GraphClient, account: string) {
  const rows = await readList(client, `${account}/customaudiences`, {
    fields: 'id,name,subtype,approximate_count_lower_bound',
  });
  return rows.map((row) => ({
    ...toNamed(row),
    subtype: textOf(row.subtype),
    approximate_count: countOf(row.approximate_count_lower_bound),
  }));
}

/** Names of the events that a pixel has seen of late, each once. @throws FacebookError */
export async function listConversionEvents(client: GraphClient, pixelId: string): Promise<NamedAsset[]> {
  const answer = await client({ method: 'GET', path: `${pixelId}/stats`, params: { aggregation: 'event' } });
  const slots = Array.isArray(answer.data) ? answer.data : [];
  const names = slots.flatMap((slot: unknown) => eventsOf(slot));
  return [...new Set(names)].map((name) => ({ id: name, name }));
}

function eventsOf(slot: unknown): string[] {
  const data: unknown = typeof slot === 'object' && slot !== null ? Reflect.get(slot, 'data') : undefined;
  if (!Array.isArray(data)) return [];
  return data.flatMap((event: unknown) => {
    const value: unknown =
      typeof event === 'object' && event !== null ? Reflect.get(event, 'value') : undefined;
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
}

/** How many people a targeting reaches, as Facebook rounds it. @throws FacebookError */
export async function estimateReach(
  client: GraphClient,
  account: string,
  targeting: Readonly<Record<string, unknown>>,
) {
  const { data } = await client({
    method: 'GET',
    path: `${account}/reachestimate`,
    params: { targeting_spec: targeting },
  });
  const found: GraphAnswer = typeof data === 'object' && data !== null ? { ...data } : {};
  const lower = countOf(found.users_lower_bound);
  const upper = countOf(found.users_upper_bound);
  const isReady = found.estimate_ready !== false && lower !== null && upper !== null;
  return { users_lower_bound: lower ?? 0, users_upper_bound: upper ?? 0, is_ready: isReady };
}

function toNamed(row: GraphAnswer): NamedAsset {
  const id = textOf(row.id);
  return { id, name: textOf(row.name) || id };
}

/** Facebook writes -1 where it has no number yet. */
function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}

function instantOf(value: unknown): string | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
