import type { Ports } from '../../../../ports';
import { downloadResource } from './downloadResource';
import type { FoundResource } from './FoundResource';
import { maxRequests, selectResources } from './findResources';
import type { FetchedResource } from './joinResources';

/** Maximum size of a ticket's resources in bytes. */
export const maxTotalBytes = 10_000_000;
const requestsAtOnce = 6;
/** How long a host may rest before the second attempt, in milliseconds. */
const restMs = 2000;
/** No request begins later than this, so that the job ends before the queue gives it to another worker. */
const maxDurationMs = 60_000;

/**
 * Fetches the resources of a page, and those of its style sheets. What can't be fetched or is beyond the limits is left out;
 * a temporary failure is repeated once.
 * @param findInStyle lists the resources of a style sheet
 */
export async function fetchResources(
  { outbound, clock }: Pick<Ports, 'outbound' | 'clock'>,
  found: readonly FoundResource[],
  findInStyle: (style: FetchedResource) => Promise<readonly FoundResource[]>,
): Promise<FetchedResource[]> {
  const until = clock.now().getTime() + maxDurationMs;
  const fetched = new Map<string, FetchedResource>();
  const requested = new Set<string>();
  let requests = 0;
  let bytes = 0;
  const countRequest = () => {
    if (requests >= maxRequests || bytes >= maxTotalBytes || clock.now().getTime() > until) return false;
    requests += 1;
    return true;
  };

  /** Returns those to ask again. */
  async function fetchAll(resources: readonly FoundResource[]): Promise<FoundResource[]> {
    const queue = [...resources];
    const later: FoundResource[] = [];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const maxBytes = maxTotalBytes - bytes;
        const answer = await downloadResource(outbound, next, { countRequest, maxBytes });
        if (answer === 'later') later.push(next);
        else if (answer && bytes + answer.body.byteLength <= maxTotalBytes) {
          bytes += answer.body.byteLength;
          fetched.set(next.url, answer);
        }
      }
    };
    await Promise.all(Array.from({ length: requestsAtOnce }, work));
    return later;
  }

  async function fetchNew(resources: readonly FoundResource[]): Promise<FoundResource[]> {
    const fresh = resources.filter(({ url }) => !requested.has(url));
    for (const { url } of fresh) requested.add(url);
    return fetchAll(fresh);
  }

  const styles = found.filter(({ use }) => use === 'style');
  const later = await fetchNew(styles);
  const nested: FoundResource[] = [];
  for (const { url } of styles) {
    const style = fetched.get(url);
    if (style) nested.push(...(await findInStyle(style)));
  }
  later.push(...(await fetchNew(selectResources([...found, ...nested]))));
  if (later.length > 0) {
    await clock.sleep(restMs);
    await fetchAll(later);
  }
  return [...fetched.values()];
}
