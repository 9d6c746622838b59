import type { AdResubmit } from '@adlane/contract/ads/launches';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { launch_steps, launches } from '../../../../db/schema/ads/launches';
import { media } from '../../../../db/schema/ads/media';
import { invalid } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';
import { visibleMedia } from '../../../account/access/visibility';
import type { AdTarget } from '../../ads/adTarget';
import type { GoogleMedium } from '../../ads/google/googleMedia';
import { goneMessage } from '../../templates/references';
import { findImageField, findLogoField } from '../google/pictureShapes';
import type { PlannedStep } from '../saga/PlatformAdapter';
import { launchOfStep } from '../store/launchJoins';

type MediaRow = Pick<
  typeof media.$inferSelect,
  'id' | 'kind' | 'name' | 'url' | 'width' | 'height' | 'youtube_id'
>;
/** A rejected medium with the one of the library that replaces it. */
export type GoogleReplacement = {
  readonly medium: GoogleMedium;
  readonly id: number;
  readonly name: string;
  /** Of a video. */
  readonly youtubeId: string | null;
};

/** Returns rejected media with the URLs of the pictures that were uploaded from here, by the launch or an earlier correction. */
export async function readKnownUrls(
  { tx }: Pick<ReadContext, 'tx'>,
  { ad: { agency_id, launch_id, id } }: Pick<AdTarget, 'ad'>,
  rejected: readonly GoogleMedium[],
): Promise<GoogleMedium[]> {
  if (rejected.length === 0 || launch_id === null) return [...rejected];
  const rows = await tx
    .select({ asset: launch_steps.external_id, url: media.url })
    .from(launch_steps)
    .innerJoin(launches, launchOfStep)
    .innerJoin(
      media,
      and(
        eq(media.agency_id, launch_steps.agency_id),
        or(
          eq(launch_steps.key, sql`'image:' || ${media.id}`),
          eq(launch_steps.key, sql`'logo:' || ${media.id}`),
        ),
      ),
    )
    .where(
      and(
        eq(launches.agency_id, agency_id),
        or(eq(launches.id, launch_id), eq(sql`${launches.settings}->>'ad_id'`, String(id))),
        inArray(
          launch_steps.external_id,
          rejected.map(({ asset }) => asset),
        ),
      ),
    );
  return rejected.map((medium) => {
    const url = rows.find(({ asset }) => asset === medium.asset)?.url;
    return url === undefined ? medium : { ...medium, url, thumbnailUrl: url };
  });
}

/** Finds the media that the record names at the places of rejected ones. @throws Problem 422 */
export async function findReplacements(
  { tx, caller }: Pick<ReadContext, 'tx' | 'caller'>,
  rejected: readonly GoogleMedium[],
  { template_media: { urls } }: AdResubmit,
): Promise<GoogleReplacement[]> {
  const { id, kind, name, url, width, height, youtube_id } = media;
  const rows = await tx
    .select({ id, kind, name, url, width, height, youtube_id })
    .from(media)
    .where(and(eq(media.agency_id, caller.agency_id), inArray(media.url, [...urls]), visibleMedia(caller)));
  return rejected.flatMap((medium, index) => {
    const chosen = urls[index];
    if (chosen === undefined || chosen === medium.url) return [];
    const row = rows.find((one) => one.url === chosen);
    const wrong = row ? checkReplacement(medium, row) : goneMessage;
    if (!row || wrong !== undefined)
      throw invalid({ [`template_media.urls.${index}`]: [wrong ?? goneMessage] });
    return [{ medium, id: row.id, name: row.name, youtubeId: row.youtube_id }];
  });
}

function checkReplacement({ kind, fieldType }: GoogleMedium, row: MediaRow): string | undefined {
  if (kind === 'video') {
    return row.youtube_id === null ? 'Choose a video of YouTube: Google shows no others.' : undefined;
  }
  const size = { width: row.width, height: row.height };
  const field = kind === 'logo' ? findLogoField(size) : findImageField(size);
  if (row.kind === 'image' && field === fieldType) return undefined;
  return kind === 'logo'
    ? 'Choose a logo in the shape of the one that it replaces.'
    : 'Choose a picture in the shape of the one that it replaces.';
}

/** Returns the key of the step that uploads a picture or logo. */
export function toUploadKey({ medium, id }: Pick<GoogleReplacement, 'medium' | 'id'>): string {
  return `${medium.kind}:${id}`;
}

/** Returns the requests that upload pictures and logos; Google knows a repeated one by its bytes. Pure. */
export function planReplacementUploads(
  customer: string,
  replaced: readonly GoogleReplacement[],
  label: string,
): PlannedStep[] {
  const pictures = replaced.filter(({ medium }) => medium.kind !== 'video');
  return [...new Map(pictures.map((one) => [toUploadKey(one), one])).values()].map((one) => ({
    key: toUploadKey(one),
    title: `Upload ${one.name}`,
    method: 'POST',
    path: `${customer}/assets:mutate`,
    request: { operations: [{ create: { name: `${one.name} (${label})`, imageAsset: { data: one.name } } }] },
  }));
}
