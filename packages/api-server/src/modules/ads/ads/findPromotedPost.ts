import { PromotedPost } from '@adlane/contract/ads/facebookAssets';
import { and, eq } from 'drizzle-orm';
import { launches } from '../../../db/schema/ads/launches';
import type { Database } from '../../../ports';
import type { AdRow } from './managedAd';

/** Finds the post that an ad promotes, as it was at the launch; null for ads with texts and media of their template. */
export async function findPromotedPost(
  tx: Database,
  { agency_id, launch_id }: Pick<AdRow, 'agency_id' | 'launch_id'>,
): Promise<PromotedPost | null> {
  if (launch_id === null) return null;
  const [row] = await tx
    .select({ settings: launches.settings })
    .from(launches)
    .where(and(eq(launches.agency_id, agency_id), eq(launches.id, launch_id)));
  return PromotedPost.safeParse(row?.settings.promotedPost).data ?? null;
}
