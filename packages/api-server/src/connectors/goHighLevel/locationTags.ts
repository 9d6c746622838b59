import type { GoHighLevelAnswer, GoHighLevelClient } from './goHighLevelClient';
import { GoHighLevelError } from './goHighLevelError';

/** A tag of a location. */
export type LocationTag = { readonly id: string; readonly name: string };

function pathOf(locationId: string): string {
  return `/locations/${encodeURIComponent(locationId)}/tags`;
}

function readTag(tag: unknown): LocationTag[] {
  if (typeof tag !== 'object' || tag === null) return [];
  const [id, name]: unknown[] = [Reflect.get(tag, 'id'), Reflect.get(tag, 'name')];
  return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
}

/** All tags of a location: the CRM knows no pages of them. @throws GoHighLevelError */
export async function listLocationTags(
  client: GoHighLevelClient,
  locationId: string,
): Promise<LocationTag[]> {
  const { tags }: GoHighLevelAnswer = await client({ method: 'GET', path: pathOf(locationId) });
  return Array.isArray(tags) ? tags.flatMap(readTag) : [];
}

/** @throws GoHighLevelError */
export async function createLocationTag(
  client: GoHighLevelClient,
  locationId: string,
  name: string,
): Promise<LocationTag> {
  const { tag } = await client({ method: 'POST', path: pathOf(locationId), body: { name } });
  const [made] = readTag(tag);
  if (!made) throw new GoHighLevelError('GoHighLevel named no tag.', { status: 502 });
  return made;
}
