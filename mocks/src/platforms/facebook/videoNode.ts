import { graphTime } from './adObjectNode';
import type { GraphState, Media, VideoUpload } from './graphState';

/** State of a video: creatives may use it once it is ready. */
export function getVideoStatus(
  video: Media,
  state: GraphState,
  now: number,
): 'processing' | 'ready' | 'error' {
  if (now < video.createdAt + state.videoProcessingMs) return 'processing';
  return video.isBroken ? 'error' : 'ready';
}

/** Returns a video's node. */
export function videoNode(video: Media, state: GraphState, now: number): Record<string, unknown> {
  const status = getVideoStatus(video, state, now);
  const phase = { processing: 'in_progress', ready: 'complete', error: 'error' }[status];
  const errors = [{ code: 1363024, message: 'The format of the video is not supported.' }];
  return {
    id: video.id,
    title: video.name,
    status: {
      video_status: status,
      uploading_phase: { status: 'complete' },
      processing_phase: { status: phase, ...(status === 'error' ? { errors } : {}) },
    },
    picture: `https://scontent.double.test/${video.id}.jpg`,
    created_time: graphTime(video.createdAt),
  };
}

/** Returns the node of a video whose upload is not finished. */
export function unfinishedVideoNode({ videoId }: VideoUpload): Record<string, unknown> {
  return {
    id: videoId,
    status: { video_status: 'processing', uploading_phase: { status: 'in_progress' } },
  };
}
