import type { AdResubmit } from '@adlane/contract/ads/launches';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { launch_steps, launches } from '../../../../db/schema/ads/launches';
import { media } from '../../../../db/schema/ads/media';
import { invalid } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';
import { visibleMedia } from '../../../account/access/visibility';
import type { AdTarget } from '../../ads/adTarget';
import type { GooglePicture } from '../../ads/google/googleParts';
import { goneMessage } from '../../templates/references';
import { create, type Operation } from '../google/googleOperations';
import { findImageField } from '../google/pictureShapes';
import type { PlannedStep } from '../saga/PlatformAdapter';
import { placeholder } from '../saga/placeholders';

/** A rejected picture of an asset group, with the URL of the medium that was uploaded as it. */
export type KnownPicture = GooglePicture & { readonly url: string };
/** A rejected picture with the medium that replaces it. */
export type ReplacedPicture = { readonly picture: GooglePicture; readonly id: number; readonly name: string };

/** Lists the rejected pictures that were uploaded from here, by the launch or an earlier correction. */
export async function listKnownPictures(
  { tx }: Pick<ReadContext, 'tx'>,
  { ad: { agency_id, launch_id, id } }: Pick<AdTarget, 'ad'>,
  pictures: readonly GooglePicture[],
): Promise<KnownPicture[]> {
  if (pictures.length === 0 || launch_id === null) return [];
  const rows = await tx
    .select({ asset: launch_steps.external_id, url: media.url })
    .from(launch_steps)
    .innerJoin(
      launches,
      and(eq(launches.agency_id, launch_steps.agency_id), eq(launches.id, launch_steps.launch_id)),
    )
    .innerJoin(
      media,
      and(eq(media.agency_id, launch_steps.agency_id), eq(launch_steps.key, sql`'image:' || ${media.id}`)),
    )
    .where(
      and(
        eq(launches.agency_id, agency_id),
        or(eq(launches.id, launch_id), eq(sql`${launches.settings}->>'ad_id'`, String(id))),
        inArray(
          launch_steps.external_id,
          pictures.map(({ asset }) => asset),
        ),
      ),
    );
  return pictures.flatMap((picture) => {
    const row = rows.find(({ asset }) => asset === picture.asset);
    return row ? [{ ...picture, url: row.url }] : [];
  });
}

/** Finds the media that the record names at the places of rejected pictures. @throws Problem 422 */
export async function findReplacements(
  { tx, caller }: Pick<ReadContext, 'tx' | 'caller'>,
  pictures: readonly KnownPicture[],
  { template_media: { urls } }: AdResubmit,
): Promise<ReplacedPicture[]> {
  const rows = await tx
    .select({ id: media.id, name: media.name, url: media.url, width: media.width, height: media.height })
    .from(media)
    .where(
      and(
        eq(media.agency_id, caller.agency_id),
        eq(media.kind, 'image'),
        inArray(media.url, [...urls]),
        visibleMedia(caller),
      ),
    );
  return pictures.flatMap((picture, index) => {
    const url = urls[index];
    if (url === undefined || url === picture.url) return [];
    const row = rows.find((one) => one.url === url);
    if (!row) throw invalid({ template_media: [goneMessage] });
    if (findImageField({ width: row.width ?? 0, height: row.height ?? 0 }) !== picture.fieldType) {
      throw invalid({ template_media: ['Choose a picture in the shape of the one that it replaces.'] });
    }
    return [{ picture, id: row.id, name: row.name }];
  });
}

/** Returns the requests that upload pictures; Google knows a repeated one by its bytes. Pure. */
export function planPictureUploads(
  customer: string,
  replaced: readonly ReplacedPicture[],
  label: string,
): PlannedStep[] {
  return [...new Map(replaced.map((one) => [one.id, one])).values()].map(({ id, name }) => ({
    key: `image:${id}`,
    title: `Upload ${name}`,
    method: 'POST',
    path: `${customer}/assets:mutate`,
    request: { operations: [{ create: { name: `${name} (${label})`, imageAsset: { data: name } } }] },
  }));
}

/** Returns the operations that show uploaded pictures in the places of rejected ones. Pure. */
export function replacePictures(group: string, replaced: readonly ReplacedPicture[]): Operation[] {
  return [
    ...replaced.map(({ picture: { fieldType }, id }) =>
      create('assetGroupAsset', { assetGroup: group, asset: placeholder(`image:${id}`), fieldType }),
    ),
    ...replaced.map(({ picture: { name } }) => ({ assetGroupAssetOperation: { remove: name } })),
  ];
}
