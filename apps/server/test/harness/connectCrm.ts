import type { Source } from '@adlane/contract/ads/sources';
import type { DoublesTest } from './createDoublesTest';

const redirect_uri = 'http://localhost:4300/agency/connect/ghl';

type Location = {
  /** Of the agency that connects. */
  readonly token: string;
  readonly locationId: string;
};

/** Connects a location of GoHighLevel's double, and returns the id of its source. */
export async function connectCrm(
  { request, doubles }: Pick<DoublesTest, 'request' | 'doubles'>,
  { token, locationId }: Location,
): Promise<number> {
  const query = `channel=ghl&redirect_uri=${encodeURIComponent(redirect_uri)}`;
  const authorized = await request(`/api/v2/source/authorize?${query}`, { token });
  const { state } = (await authorized.json()) as { state: string };
  const code = doubles.goHighLevel.control.issueCode(locationId);
  const body = { channel: 'ghl', code, state, redirect_uri };
  const made = await request('/api/v2/source', { method: 'POST', token, body });
  if (made.status !== 201) throw new Error(`Connecting answered ${made.status}: ${await made.text()}`);
  return ((await made.json()) as Source).id;
}
