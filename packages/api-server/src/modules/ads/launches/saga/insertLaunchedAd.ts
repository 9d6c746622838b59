import { PromotedPost } from '@adlane/contract/ads/facebookAssets';
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { users } from '../../../../db/schema/account/users';
import { ad_set_ads, ad_sets, ads } from '../../../../db/schema/ads/ads';
import { media } from '../../../../db/schema/ads/media';
import { template_media } from '../../../../db/schema/ads/templates';
import type { Database } from '../../../../ports';
import { mergeExternalIds } from '../../ads/mergeExternalIds';
import type { LaunchRow } from './queries';

type NewAd = typeof ads.$inferInsert;
type Part = Pick<typeof ad_set_ads.$inferInsert, 'external_id' | 'name' | 'status'>;

/** An ad set that a launch created, with its ads. */
export type LaunchedAdSet = Part &
  Required<Pick<typeof ad_sets.$inferInsert, 'budget_type' | 'budget'>> & { readonly ads: readonly Part[] };

/** Now, and when the platform showed the state of the ad; null where it has not. */
type StoredTimes = Required<Pick<NewAd, 'status_at'>> & { readonly now: Date };

/** What a platform says about the ad that a launch created. */
export type LaunchedAd = Required<
  Pick<
    NewAd,
    | 'name'
    | 'adlane_type'
    | 'campaignId'
    | 'status'
    | 'status_reasons'
    | 'budget_type'
    | 'budget'
    | 'currency'
    | 'startTime'
    | 'endTime'
    | 'external_ids'
    | 'result_kind'
  >
> & {
  /** What it created below the campaign, as far as the platform names it. */
  readonly adSets: readonly LaunchedAdSet[];
};

/**
 * Stores the launched ad; once for each launch, however often it is called. A resubmit, and a launch into a campaign
 * of ours, change an ad whose campaign exists: that one gets the new state.
 */
export async function insertLaunchedAd(
  tx: Database,
  launch: LaunchRow,
  { adSets, ...ad }: LaunchedAd,
  times: StoredTimes,
): Promise<void> {
  const { now, status_at } = times;
  const [inserted] = await tx
    .insert(ads)
    .values({
      ...ad,
      agency_id: launch.agency_id,
      platform: launch.platform,
      launch_id: launch.id,
      template_id: launch.template_id,
      client_user_id: launch.client_user_id,
      ad_account_id: launch.ad_account_id,
      status_at,
      refresh_due_at: now,
      is_launched_by_client: await isLaunchedByClient(tx, launch),
      thumbnailUrl: await findThumbnailUrl(tx, launch),
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: ads.id });
  const id = inserted?.id ?? (await updateKnownAd(tx, launch, ad, times));
  if (id !== undefined) await insertLaunchedParts(tx, { agency_id: launch.agency_id, id }, adSets, now);
}

/**
 * Lists the parts that a launch created at once; the next refresh brings what the platform says about them. Those that are
 * listed already stay as they are.
 */
async function insertLaunchedParts(
  tx: Database,
  ad: { readonly agency_id: number; readonly id: number },
  adSets: readonly LaunchedAdSet[],
  now: Date,
): Promise<void> {
  const common = { agency_id: ad.agency_id, created_at: now, updated_at: now };
  for (const { ads, ...adSet } of adSets) {
    const [stored] = await tx
      .insert(ad_sets)
      .values({ ...common, ...adSet, ad_id: ad.id })
      .onConflictDoNothing()
      .returning({ id: ad_sets.id });
    if (stored && ads.length > 0) {
      const adset_id = stored.id;
      await tx.insert(ad_set_ads).values(ads.map((part) => ({ ...common, ...part, adset_id })));
    }
  }
}

/** Updates the ad that a resubmit, or a launch into its campaign, changed. @returns its id */
async function updateKnownAd(
  tx: Database,
  launch: LaunchRow,
  ad: Omit<LaunchedAd, 'adSets'>,
  { now, status_at }: StoredTimes,
): Promise<number | undefined> {
  const { ad_id } = launch.settings;
  const isChanged = and(
    eq(ads.agency_id, launch.agency_id),
    typeof ad_id === 'number'
      ? eq(ads.id, ad_id)
      : and(eq(ads.platform, launch.platform), eq(ads.campaignId, ad.campaignId)),
  );
  const [known] = await tx
    .select({ id: ads.id, external_ids: ads.external_ids })
    .from(ads)
    .where(isChanged)
    .for('update');
  await tx
    .update(ads)
    .set({
      status: ad.status,
      status_at,
      status_reasons: ad.status_reasons,
      refresh_due_at: now,
      updated_at: now,
      external_ids: mergeExternalIds(ad.external_ids, known?.external_ids ?? {}),
    })
    .where(isChanged);
  return known?.id;
}

/** Clients may change what they launched themselves (ads §6), not what the agency launched for them. */
async function isLaunchedByClient(tx: Database, launch: LaunchRow): Promise<boolean> {
  if (launch.user_id === null) return false;
  const [user] = await tx
    .select({ client_id: users.client_id })
    .from(users)
    .where(and(eq(users.agency_id, launch.agency_id), eq(users.id, launch.user_id)));
  return user !== undefined && user.client_id !== null;
}

async function findThumbnailUrl(tx: Database, launch: LaunchRow): Promise<string | null> {
  const post = PromotedPost.safeParse(launch.settings.promotedPost).data;
  if (post) return post.picture_url;
  const [row] = await tx
    .select({ url: sql<string>`coalesce(${media.thumbnail_url}, ${media.url})` })
    .from(template_media)
    .innerJoin(
      media,
      and(eq(media.agency_id, template_media.agency_id), eq(media.id, template_media.media_id)),
    )
    .where(
      and(
        eq(template_media.agency_id, launch.agency_id),
        eq(template_media.template_id, launch.template_id),
        // A video without a thumbnail has no picture to show.
        or(eq(media.kind, 'image'), isNotNull(media.thumbnail_url)),
      ),
    )
    .orderBy(asc(template_media.position))
    .limit(1);
  return row?.url ?? null;
}
