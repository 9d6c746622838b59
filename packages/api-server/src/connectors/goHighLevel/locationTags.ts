import type { GoHighLevelClient } from './goHighLevelClient';
import { GoHighLevelError } from './goHighLevelError';
import { type LocationTag, TagAnswer, TagsAnswer } from './shapes';

function buildPath(locationId: string): string {
  return `/locations/${encodeURIComponent(locationId)}/tags`;
}

/** Lists all tags of a location; GoHighLevel has no pages of them. @throws GoHighLevelError */
export async function listLocationTags(
  client: GoHighLevelClient,
  locationId: string,
): Promise<LocationTag[]> {
  return TagsAnswer.parse(await client({ method: 'GET', path: buildPath(locationId) })).tags;
}

/** @throws GoHighLevelError */
export async function createLocationTag(
  client: GoHighLevelClient,
  locationId: string,
  name: string,
): Promise<LocationTag> {
  const answer = await client({ method: 'POST', path: buildPath(locationId), body: { name } });
  const parsed = TagAnswer.safeParse(answer);
  if (!parsed.success) throw new GoHighLevelError('GoHighLevel named no tag.', { status: 502 });
  return parsed.data.tag;
}
