import type { GraphAnswer, GraphClient, GraphParams } from './graphClient';

/** Facebook's preview of one format: the address of its iframe. */
export type FacebookPreview = { readonly format: string; readonly url: string };

/** Only pages of Facebook's own are framed. */
const previewAddress = /^https:\/\/(www|business)\.facebook\.com\/ads\/api\/preview_iframe\.php\?/;

/**
 * Previews of an ad (`<ad>/previews`) or of a creative that doesn't exist yet (`act_…/generatepreviews`), one for each
 * format. A format that doesn't fit the ad is left out where others do. @throws FacebookError
 */
export async function readPreviews(
  client: GraphClient,
  path: string,
  { formats, params = {} }: { readonly formats: readonly string[]; readonly params?: GraphParams },
): Promise<FacebookPreview[]> {
  const answers = await Promise.allSettled(
    formats.map(async (ad_format) => {
      const answer = await client({ method: 'GET', path, params: { ...params, ad_format } });
      return urlsOf(answer).map((url) => ({ format: ad_format, url }));
    }),
  );
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (found.length === 0 && failed) throw failed.reason;
  return found;
}

/** `{ data: [{ body: '<iframe src="…"></iframe>' }] }` */
function urlsOf({ data }: GraphAnswer): string[] {
  const rows: unknown[] = Array.isArray(data) ? data : [];
  return rows.flatMap((row) => {
    const body: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'body') : undefined;
    const src = /src="([^"]+)"/.exec(typeof body === 'string' ? body : '')?.[1];
    const url = src?.replaceAll('&amp;', '&') ?? '';
    return previewAddress.test(url) ? [url] : [];
  });
}
