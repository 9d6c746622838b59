import type { Media } from '@adlane/contract/ads/media';
import { getYoutubeThumbnailUrl, messages, parseYoutubeVideoId } from '@adlane/contract/rules';
import { lockNames } from '../../../db/lockNames';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { invalid } from '../../../http/problem';
import type { Ports } from '../../../ports';
import { insertMedia } from './commands';
import { cleanName } from './fileNames';
import { toNewMediaView } from './mediaView';
import { hasYoutube } from './queries';
import { findMediaOwner } from './storeMedia';

type Link = { readonly url: string; readonly client_user_id: number | null };

/**
 * Loads the video's title from YouTube; undefined if YouTube can't be reached.
 * @throws Problem 422 if there is no such video
 */
async function fetchTitle(ports: Ports, watchUrl: string): Promise<string | undefined> {
  const address = `https://www.youtube.com/oembed?${new URLSearchParams({ url: watchUrl, format: 'json' })}`;
  const answer = await ports.outbound.fetch(address).catch(() => undefined);
  // 400 and 404: there is no such video. 401 and 403: embedding is not allowed.
  if (answer && [400, 401, 403, 404].includes(answer.status))
    throw invalid({ url: [messages.youtubeUrlInvalid] });
  if (!answer?.ok) return undefined;
  const facts: unknown = await answer.json().catch(() => undefined);
  const hasTitle = typeof facts === 'object' && facts !== null && 'title' in facts;
  return hasTitle && typeof facts.title === 'string' ? facts.title : undefined;
}

/**
 * Adds a YouTube video by any form of its link; each video once.
 * @throws Problem 422
 */
export async function storeYoutube(call: CallContext<UserCaller>, link: Link): Promise<Media> {
  const youtube_id = parseYoutubeVideoId(link.url);
  if (youtube_id === undefined) throw invalid({ url: [messages.youtubeUrlInvalid] });
  const url = `https://www.youtube.com/watch?v=${youtube_id}`;
  const title = await fetchTitle(call.ports, url);
  const now = call.ports.clock.now();
  const { agency_id } = call.caller;
  return call.inTenant(async (ctx) => {
    const client_id = await findMediaOwner(ctx, link.client_user_id);
    await lockNames(ctx.tx, agency_id, 'media');
    if (await hasYoutube(ctx.tx, agency_id, youtube_id, client_id)) {
      throw invalid({ url: [messages.videoAlreadyAdded] });
    }
    const row = await insertMedia(ctx.tx, {
      agency_id,
      client_id,
      kind: 'video',
      name: cleanName((title ?? '').replaceAll('/', ' '), `YouTube ${youtube_id}`),
      url,
      youtube_id,
      thumbnail_url: getYoutubeThumbnailUrl(youtube_id),
      type: 'video/youtube',
      created_at: now,
      updated_at: now,
    });
    return toNewMediaView(row);
  });
}
