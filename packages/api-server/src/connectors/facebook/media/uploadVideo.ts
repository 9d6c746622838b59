import type { Clock } from '../../../ports';
import { FacebookError, unknownOutcome } from '../graph/facebookError';
import type { GraphClient } from '../graph/graphClient';
import { judgeFacebookError } from '../graph/judgeFacebookError';
import { StartedVideoUpload, VideoOffsets } from '../graph/shapes';

/** Largest part of a video in memory; a shorter chunk than Facebook offers is answered with the next offset. */
const maxChunkBytes = 16 * 2 ** 20;
/** How long one chunk may take. */
const chunkTimeoutMs = 30_000;
/** Waits before a chunk is sent again. */
const retryDelaysMs = [500, 2000, 5000];
/** Facebook has other bytes than the chunk continues; `error_data` says which. */
const wrongOffsetSubcode = 1_363_037;

/** A resumable upload of a video to an ad account (`act_…`). */
export type VideoUpload = {
  readonly client: GraphClient;
  readonly clock: Clock;
  readonly account: string;
  readonly sessionId: string;
};
/** The bytes that Facebook wants next. */
export type VideoRange = { readonly start: number; readonly end: number };
/** A video to upload, read part by part. */
export type VideoFile = {
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  read(range: { readonly first: number; readonly last: number }): Promise<ReadableStream<Uint8Array>>;
};

/** @throws FacebookError for an answer without offsets */
function toRange(answer: unknown): VideoRange {
  const offsets = VideoOffsets.safeParse(answer);
  if (!offsets.success) throw unknownOutcome('no offsets of the video');
  return { start: offsets.data.start_offset, end: offsets.data.end_offset };
}

/** Starts an upload. @returns its session, the video's id and the first range @throws FacebookError */
export async function startVideoUpload(
  client: GraphClient,
  account: string,
  fileSize: number,
): Promise<{ readonly sessionId: string; readonly videoId: string; readonly range: VideoRange }> {
  const params = { upload_phase: 'start', file_size: fileSize };
  const answer = await client({ method: 'POST', path: `${account}/advideos`, params });
  const started = StartedVideoUpload.parse(answer);
  return { sessionId: started.upload_session_id, videoId: started.video_id, range: toRange(answer) };
}

/**
 * Transfers a video from `range` on, one chunk at a time, each with its own timeout and retries.
 * @param onProgress called after each chunk with the next range; what it throws ends the upload
 * @throws FacebookError
 */
export async function transferVideo(
  upload: VideoUpload,
  file: VideoFile,
  range: VideoRange,
  onProgress: (next: VideoRange) => Promise<void>,
): Promise<void> {
  for (let next = range; next.start < file.size; ) {
    if (next.end <= next.start) throw unknownOutcome('an empty range of the video');
    next = await sendChunk(upload, file, next);
    await onProgress(next);
  }
}

/** Sends one chunk until Facebook has it; returns the next range. */
async function sendChunk(upload: VideoUpload, file: VideoFile, range: VideoRange): Promise<VideoRange> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await sendOnce(upload, file, range);
    } catch (error) {
      if (!(error instanceof FacebookError)) throw error;
      // The chunk arrived although its answer did not, or an earlier run was further than it could store.
      if (error.subcode === wrongOffsetSubcode) {
        const wanted = toRange(error.data);
        if (wanted.start !== range.start) return wanted;
      }
      const delayMs = retryDelaysMs[tries];
      if (judgeFacebookError(error).action !== 'retry' || delayMs === undefined) throw error;
      await upload.clock.sleep(delayMs);
    }
  }
}

async function sendOnce(
  { client, account, sessionId }: VideoUpload,
  file: VideoFile,
  { start, end }: VideoRange,
): Promise<VideoRange> {
  const last = Math.min(end, start + maxChunkBytes, file.size) - 1;
  const body = new Uint8Array(await new Response(await file.read({ first: start, last })).arrayBuffer());
  const answer = await client({
    method: 'POST',
    path: `${account}/advideos`,
    params: { upload_phase: 'transfer', upload_session_id: sessionId, start_offset: start },
    file: { field: 'video_file_chunk', name: file.name, type: file.type, body },
    timeoutMs: chunkTimeoutMs,
  });
  return toRange(answer);
}
