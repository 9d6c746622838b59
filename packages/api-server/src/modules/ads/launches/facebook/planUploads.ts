import type { LaunchMedia, ReadyLaunchInputs } from '../inputs/launchSettings';
import { listDynamicAssets } from '../inputs/planVariants';
import { sortMedia } from '../inputs/sortMedia';
import type { PlannedStep } from '../saga/PlatformAdapter';
import { placeholder } from '../saga/placeholders';
import { chooseThumbnail, toMediaKey } from './content/mediaReferences';

/** Lists the media of all ads of a launch, with those of placements. */
export function listLaunchedMedia({ template, media }: ReadyLaunchInputs): LaunchMedia[] {
  const isDynamic = template.templateContent.campaignStructure === 'dynamic';
  const { ads, placed } = sortMedia(template, media);
  const own = isDynamic ? listDynamicAssets(template, media).media : ads;
  return [...own, ...placed.map((each) => each.media)];
}

/** Returns the requests that upload media, and the thumbnails of videos; each once. Pure. */
export function planUploads(
  inputs: ReadyLaunchInputs,
  media: readonly LaunchMedia[],
  label: string,
): PlannedStep[] {
  const covers = media.flatMap((item) => {
    const { cover } = item.kind === 'video' ? chooseThumbnail(inputs, item) : {};
    return cover ? [cover] : [];
  });
  const all = [...new Map([...covers, ...media].map((item) => [item.id, item])).values()];
  return all.flatMap((item) =>
    item.kind === 'image'
      ? [planImage(inputs, toMediaKey(item), item.name, `Upload ${item.name}`)]
      : planVideo(inputs, item, label),
  );
}

function planImage(
  { account }: ReadyLaunchInputs,
  key: string,
  filename: string,
  title: string,
): PlannedStep {
  return { key, title, method: 'POST', path: `${account.external_id}/adimages`, request: { filename } };
}

/** The three phases of Facebook's resumable upload, and the wait until the video is processed. */
function planVideo(inputs: ReadyLaunchInputs, video: LaunchMedia, label: string): PlannedStep[] {
  const { id, name, bytes } = video;
  const post = (key: string, title: string, request: Record<string, unknown>): PlannedStep => ({
    key: `${key}:${id}`,
    title,
    method: 'POST',
    path: `${inputs.account.external_id}/advideos`,
    request,
  });
  const upload_session_id = placeholder(`videoStart:${id}`);
  const isOwn = chooseThumbnail(inputs, video).source === 'own';
  return [
    ...(isOwn
      ? [planImage(inputs, `thumbnail:${id}`, `${name}.jpg`, `Upload the thumbnail of ${name}`)]
      : []),
    post('videoStart', `Start the upload of ${name}`, { upload_phase: 'start', file_size: bytes }),
    post('videoTransfer', `Upload ${name}`, { upload_phase: 'transfer', upload_session_id }),
    post('video', `Finish the upload of ${name}`, {
      upload_phase: 'finish',
      upload_session_id,
      title: `${name} (${label})`,
    }),
  ];
}

/** Returns the requests that wait until Facebook has processed the videos: creatives refuse them before. Pure. */
export function planVideoReviews(media: readonly LaunchMedia[]): PlannedStep[] {
  const videos = new Map(media.filter(({ kind }) => kind === 'video').map((video) => [video.id, video]));
  return [...videos.values()].map(({ id, name }) => ({
    key: `videoReady:${id}`,
    title: `Video review: wait until Facebook has processed ${name}`,
    method: 'GET',
    path: placeholder(`video:${id}`),
    request: { fields: 'id,status,picture' },
  }));
}
