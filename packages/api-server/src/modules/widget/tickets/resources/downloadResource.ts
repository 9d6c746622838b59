import type { ResourceUse } from '@adlane/contract/rules';
import type { Outbound } from '../../../../ports';
import type { FoundResource } from './FoundResource';
import type { FetchedResource } from './joinResources';

/** Maximum size of one resource in bytes. */
export const maxResourceBytes = 2_000_000;
const timeoutMs = 5000;
const maxRedirects = 3;
const temporary = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Allows the next request; false once the ticket's are used up. */
type CountRequest = () => boolean;
/** What a ticket has left. */
type DownloadLimits = { readonly countRequest: CountRequest; readonly maxBytes: number };

/** Returns the type that the resource is shown as; undefined if a page could not use it so. */
function findType(answer: Response, url: string, use: ResourceUse): string | undefined {
  const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (use === 'style') return type === 'text/css' ? type : undefined;
  if (/^(?:image|font)\/[\w.+-]+$/.test(type)) return type;
  if (/^application\/(?:x-)?font-[\w-]+$/.test(type)) return type;
  const isFont = /\.woff2?$/i.test(new URL(url).pathname);
  return isFont && (type === 'application/octet-stream' || type === '') ? 'font/woff2' : undefined;
}

async function readBody(answer: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  const reader = answer.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  if (size === 0) return undefined;
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.byteLength;
  }
  return body;
}

/** Follows redirects; the address of each is checked like the first one. */
async function request(
  outbound: Outbound,
  url: string,
  countRequest: CountRequest,
): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  let address = url;
  for (let redirects = 0; redirects <= maxRedirects && countRequest(); redirects += 1) {
    const headers = { accept: '*/*', 'user-agent': 'Mozilla/5.0 (compatible; Adlane)' };
    const answer = await outbound.fetch(address, { headers, signal }, { isPublicOnly: true });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || location === null) return answer;
    await answer.body?.cancel();
    if (!URL.canParse(location, address)) return undefined;
    address = new URL(location, address).href;
  }
  return undefined;
}

/**
 * Fetches a resource without cookies, credentials or referrer.
 * @returns undefined if there is none that a page could show; `later` if another attempt may succeed
 */
export async function downloadResource(
  outbound: Outbound,
  { url, use }: FoundResource,
  { countRequest, maxBytes }: DownloadLimits,
): Promise<FetchedResource | 'later' | undefined> {
  try {
    const answer = await request(outbound, url, countRequest);
    const type = answer?.ok ? findType(answer, url, use) : undefined;
    if (!answer || type === undefined) {
      await answer?.body?.cancel();
      return answer && temporary.has(answer.status) ? 'later' : undefined;
    }
    const body = await readBody(answer, Math.min(maxBytes, maxResourceBytes));
    return body && { url, type, body };
  } catch (error) {
    // A host that does not answer; a refused address has another error.
    return error instanceof TypeError ? 'later' : undefined;
  }
}
