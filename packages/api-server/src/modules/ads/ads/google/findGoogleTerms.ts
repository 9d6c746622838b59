import type { Contract, ParsedInput } from '@adlane/contract';
import type { GoogleAdTerms } from '@adlane/contract/ads/ads';
import { findGoogleBidding } from '@adlane/contract/rules';
import { and, eq } from 'drizzle-orm';
import { launches } from '../../../../db/schema/ads/launches';
import type { Database } from '../../../../ports';
import type { AdRow } from '../managedAd';

/** Returns what a Google ad was launched with; null for another ad. */
export async function findGoogleTerms(
  tx: Database,
  { agency_id, launch_id, platform }: Pick<AdRow, 'agency_id' | 'launch_id' | 'platform'>,
): Promise<GoogleAdTerms | null> {
  if (platform !== 'google' || launch_id === null) return null;
  const [row] = await tx
    .select({ settings: launches.settings })
    .from(launches)
    .where(and(eq(launches.agency_id, agency_id), eq(launches.id, launch_id)));
  if (!row) return null;
  const settings = row.settings as ParsedInput<Contract['launches']['google']>['body'];
  const { campaignType, targetLanguages, targetLocationByRadius, targetLocationBySearch } = settings;
  return {
    campaignType,
    bidding: findGoogleBidding(settings),
    targetLanguages,
    targetLocationByRadius,
    targetLocationBySearch,
    // Launches of earlier versions do not have it: without a place they are shown everywhere.
    isEverywhere: [...targetLocationByRadius, ...targetLocationBySearch].every(
      ({ mode }) => mode === 'exclude',
    ),
  };
}
