import { Problem } from '../../../../http/problem';
import type { Ports } from '../../../../ports';
import type { AdTarget } from '../../ads/adTarget';
import { readFacebookAd } from '../../ads/facebook/readFacebookAd';
import { readFacebook } from '../../sources/access/withFacebook';

/** One ad of the platform. */
export type AdPart = {
  readonly id: string;
  readonly name: string;
  readonly status: AdTarget['ad']['status'];
  readonly adSetId: string;
  /** Why the platform rejected it, in words. */
  readonly feedback: readonly string[];
};

/**
 * Reads the ads of a campaign from Facebook where the stored ones are due for a refresh: right after a launch or a correction
 * they are not known yet. Stores nothing; undefined where the stored ones are new, or Facebook cannot be reached.
 */
export async function readLiveParts(
  ports: Ports,
  { ad, reached }: AdTarget,
): Promise<readonly AdPart[] | undefined> {
  const now = ports.clock.now();
  const { refresh_due_at: dueAt } = ad;
  if (ad.platform !== 'facebook' || dueAt === null || dueAt > now) return undefined;
  const today = now.toISOString().slice(0, 10);
  try {
    const { adSets } = await readFacebook(ports, reached.source, (client) =>
      readFacebookAd(client, ad, { since: today, until: today }),
    );
    return adSets.flatMap((adSet) =>
      adSet.ads.map(({ external_id: id, name, status, review_feedback: feedback }) => ({
        id,
        name,
        status,
        feedback,
        adSetId: adSet.external_id,
      })),
    );
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
