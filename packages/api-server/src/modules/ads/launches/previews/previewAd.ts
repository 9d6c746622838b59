import type { Contract, ParsedInput } from '@adlane/contract';
import { findCarousel, ownMessages, postMessages } from '@adlane/contract/rules';
import { isUnreachable } from '../../../../connectors/facebook/graph/facebookError';
import { uploadImage } from '../../../../connectors/facebook/media/readImageHash';
import { type FacebookPreview, readPreviews } from '../../../../connectors/facebook/media/readPreviews';
import type { UserCall } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { found, invalid, notFound } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { readConnected } from '../../ads/adTarget';
import { findAd } from '../../ads/managedAd';
import { changeFacebook, readFacebook } from '../../sources/access/withFacebook';
import { findPageRecord } from '../../sources/assets/assetQueries';
import { chooseAdAccount, type ReachedAccount } from '../../sources/assets/chooseAdAccount';
import { findTemplate } from '../../templates/findTemplate';
import { mapCreative } from '../facebook/content/facebookCreative';
import { toMediaKey } from '../facebook/content/mediaReferences';
import { mapPostCreative } from '../facebook/content/postCreative';
import { readMediaFile, readThumbnailFile } from '../facebook/mediaFiles';
import { fillInserts } from '../inputs/fillInserts';
import { readLaunchInputs } from '../inputs/launchInputs';
import type { LaunchMedia, LaunchSettings, ReadyLaunchInputs } from '../inputs/launchSettings';
import { planVariants } from '../inputs/planVariants';
import { getPromotedPostId } from '../inputs/promotedPost';
import { sortMedia } from '../inputs/sortMedia';
import { resolvePlaceholders } from '../saga/placeholders';

type PreviewQuery = ParsedInput<Contract['ads']['previews']>['body'];

/** Preview formats of a launched ad. */
const usualFormats = [
  'MOBILE_FEED_STANDARD',
  'DESKTOP_FEED_STANDARD',
  'INSTAGRAM_STANDARD',
  'INSTAGRAM_STORY',
];

/**
 * Returns Facebook's previews of a launched ad's first ad.
 * @throws Problem 404 also for an ad that was deleted on Facebook, 412
 */
export async function previewLaunchedAd(
  call: UserCall,
  { id }: { readonly id: number },
): Promise<FacebookPreview[]> {
  const { ad, reached } = await call.inTenant(async ({ tx }) => {
    const seen = await findAd(tx, call.caller, id);
    return { ad: seen, reached: await readConnected(tx, seen) };
  });
  const ads = ad.external_ids.ads;
  const first: unknown = Array.isArray(ads) ? ads[0] : undefined;
  if (ad.platform !== 'facebook' || typeof first !== 'string') throw notFound();
  return readFacebook(call.ports, reached.source, async (client) => {
    try {
      return await readPreviews(client, `${first}/previews`, { formats: usualFormats });
    } catch (error) {
      throw isUnreachable(error) ? notFound() : error;
    }
  });
}

/** Returns the picture of a medium: an image itself, a video's thumbnail; undefined for a video without one. */
function toPicture(media: LaunchMedia): LaunchMedia | undefined {
  if (media.kind === 'image') return media;
  return media.hasThumbnail ? { ...media, kind: 'image' } : undefined;
}

/**
 * Returns Facebook's previews of a template's first ad, or of the post that it is to promote, before it exists there; its images are uploaded for that, and
 * thumbnails instead of videos.
 * @throws Problem 404, 412, 422 where the template has no image, and for Facebook's refusals
 */
export async function previewTemplate(call: UserCall, query: PreviewQuery): Promise<FacebookPreview[]> {
  const { reached, inputs } = await call.inTenant(async (ctx) => ({
    reached: await chooseAdAccount(ctx, { channel: 'facebook', id: query.ad_account_id }),
    inputs: await readInputs(ctx, query),
  }));
  const postId = getPromotedPostId(inputs.settings);
  if (postId !== undefined) return previewPost(call, { reached, inputs, formats: query.formats, postId });
  const pictures = inputs.media.flatMap((item) => toPicture(item) ?? []);
  const [variant] = planVariants(inputs.template, pictures);
  if (!variant) throw invalid({ template_id: [ownMessages.mediaRequired] });
  const account = reached.account.external_id;
  const { ads, placed } = sortMedia(inputs.template, pictures);
  const own = findCarousel(inputs.template.templateContent) ? ads : [variant.media];
  const shown = [...own, ...placed.map(({ media }) => media)];
  const hashes = new Map<string, string>();
  for (const picture of shown) {
    const isFrame = inputs.media.some(({ id, kind }) => id === picture.id && kind === 'video');
    const readFile = isFrame ? readThumbnailFile : readMediaFile;
    const file = await readFile(call.ports, call.caller, picture.id, 'filename');
    const hash = await changeFacebook(call.ports, reached.source, (client) =>
      uploadImage(client, account, file),
    );
    hashes.set(toMediaKey(picture), hash);
  }
  const creative = resolvePlaceholders(
    mapCreative({ ...inputs, media: pictures }, variant, 'preview'),
    hashes,
  );
  return readFacebook(call.ports, reached.source, (client) =>
    readPreviews(client, `${account}/generatepreviews`, { formats: query.formats, params: { creative } }),
  );
}

type PostPreview = {
  readonly reached: ReachedAccount;
  readonly inputs: ReadyLaunchInputs;
  readonly formats: readonly string[];
  readonly postId: string;
};

/** Returns Facebook's previews of a post as an ad. @throws Problem 422 for a post of another page */
async function previewPost(
  call: UserCall,
  { reached, inputs, formats, postId }: PostPreview,
): Promise<FacebookPreview[]> {
  if (!postId.startsWith(`${inputs.page.external_id}_`)) throw invalid({ post_id: [postMessages.gone] });
  const creative = mapPostCreative(inputs, postId, 'preview');
  return readFacebook(call.ports, reached.source, (client) =>
    readPreviews(client, `${reached.account.external_id}/generatepreviews`, {
      formats,
      params: { creative },
    }),
  );
}

/**
 * Reads the inputs of the preview. A form that does not exist on Facebook yet cannot be named, so such an ad
 * is previewed with a page as its target.
 */
async function readInputs(
  { tx, caller, now }: UseCaseContext<UserCaller>,
  query: PreviewQuery,
): Promise<ReadyLaunchInputs> {
  found(await findPageRecord({ tx, caller }, query.page_id));
  const { templateAdType } = await findTemplate({ tx, caller }, { id: query.template_id });
  const settings = previewSettings(query, templateAdType);
  const { account, page, ...inputs } = await readLaunchInputs({ tx, caller, now }, settings);
  const ready: ReadyLaunchInputs = fillInserts({ ...inputs, account: found(account), page: found(page) });
  const isPost = query.post_id !== null;
  if (isPost || templateAdType !== 'leadform' || ready.leadForm?.external_id) return ready;
  const landingPageUrl = `https://www.facebook.com/${ready.page.external_id}`;
  const templateContent = { ...ready.template.templateContent, landingPageUrl };
  return {
    ...ready,
    settings: previewSettings(query, 'landing_page'),
    template: { ...ready.template, templateContent },
  };
}

function previewSettings(
  query: PreviewQuery,
  ad_launch_type: LaunchSettings['FbAdSetting']['ad_launch_type'],
): LaunchSettings {
  return {
    template_id: query.template_id,
    client_user_id: null,
    campaignName: 'Preview',
    FbAdSetting: { ad_launch_type, field: { objective: '', optimization_goal: '' } },
    adAccountId: query.ad_account_id,
    pageId: query.page_id,
    leadFormId: null,
    budgetType: 'daily',
    budget: 1,
    startTime: null,
    endTime: null,
    countries: [],
    ...(query.post_id === null ? {} : { settings: { promotedPostId: query.post_id } }),
  };
}
