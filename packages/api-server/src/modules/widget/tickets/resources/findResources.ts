import {
  findReplayBase,
  type MapResource,
  mapReplay,
  mapStyleText,
  type ResourceUse,
  resolveResource,
} from '@adlane/contract/rules';
import type { ScreenshotData, WebReplay } from '@adlane/contract/widget/tickets';
import type { FoundResource } from './FoundResource';
import { splitResources } from './joinResources';
import { mapMarkup } from './mapMarkup';

/** Maximum requests for a ticket, redirects and repetitions included. */
export const maxRequests = 60;

/** What makes the page recognizable comes first. */
const uses: readonly ResourceUse[] = ['style', 'image', 'source', 'font', 'background', 'subset'];

/** Returns as many as may be requested, each once, the most important ones first. */
export function selectResources(found: Iterable<FoundResource>): FoundResource[] {
  const byUrl = new Map<string, FoundResource>();
  for (const resource of [...found].toSorted((one, other) => uses.indexOf(one.use) - uses.indexOf(other.use)))
    if (!byUrl.has(resource.url)) byUrl.set(resource.url, resource);
  return [...byUrl.values()].slice(0, maxRequests);
}

function collect(base: string, read: (map: MapResource) => void): FoundResource[] {
  const found: FoundResource[] = [];
  read((address, use) => {
    const url = resolveResource(address, base);
    if (url !== undefined) found.push({ url, use });
    return undefined;
  });
  return selectResources(found);
}

/** Lists the resources of a stored screenshot or replay: packed JSON. */
export async function findPageResources(gzip: Uint8Array): Promise<FoundResource[]> {
  const packed = new Blob([new Uint8Array(gzip)]).stream().pipeThrough(new DecompressionStream('gzip'));
  // Checked by its schema before it was stored.
  const part: ScreenshotData | WebReplay = await new Response(packed).json();
  return 'events' in part
    ? collect(findReplayBase(part as WebReplay), (map) => void mapReplay((part as WebReplay).events, map))
    : collect((part as ScreenshotData).baseUrl, (map) => mapMarkup((part as ScreenshotData).html, map));
}

/** Lists the resources of fetched style sheets, which were joined. */
export async function findStyleResources(joined: Uint8Array): Promise<FoundResource[]> {
  const found = splitResources(joined).flatMap(({ url, body }) => {
    const css = new TextDecoder().decode(body);
    return collect(url, (map) => void mapStyleText(css, map));
  });
  return selectResources(found);
}
