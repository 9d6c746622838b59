import type * as z from 'zod';
import type { GraphClient, GraphParams } from '../graph/graphClient';
import { PreviewAnswer } from '../graph/shapes';

/** Facebook's preview of one format: the URL of its iframe. */
export type FacebookPreview = { readonly format: string; readonly url: string };

/** Only Facebook's pages are framed. */
const previewAddress = /^https:\/\/(www|business)\.facebook\.com\/ads\/api\/preview_iframe\.php\?/;

/**
 * Reads previews of an ad (`<ad>/previews`) or of a creative that does not exist yet
 * (`act_…/generatepreviews`), one per format. Formats that do not fit the ad are left out if others do.
 * @throws FacebookError
 */
export async function readPreviews(
  client: GraphClient,
  path: string,
  { formats, params = {} }: { readonly formats: readonly string[]; readonly params?: GraphParams },
): Promise<FacebookPreview[]> {
  const answers = await Promise.allSettled(
    formats.map(async (ad_format) => {
      const answer = await client({ method: 'GET', path, params: { ...params, ad_format } });
      return findUrls(PreviewAnswer.parse(answer)).map((url) => ({ format: ad_format, url }));
    }),
  );
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (found.length === 0 && failed) throw failed.reason;
  return found;
}

/** Finds the addresses in `{ data: [{ body: '<iframe src="…"></iframe>' }] }`. */
function findUrls({ data }: z.output<typeof PreviewAnswer>): string[] {
  return data.flatMap(({ body }) => {
    const url = /src="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    return previewAddress.test(url) ? [url] : [];
  });
}
