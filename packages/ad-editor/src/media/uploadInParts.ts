import { isHttpError, isNetworkError } from '@adlane/api-client';
import type { Media, MediaUploadState } from '@adlane/contract/ads/media';
import type { UploadOptions } from '@adlane/ui';

/** The calls of an upload in parts. */
export type PartCalls = {
  start(): Promise<MediaUploadState>;
  view(id: number): Promise<MediaUploadState>;
  /** @param onProgress share of this part that has been sent */
  send(
    id: number,
    part: Blob,
    offset: number,
    onProgress: (share: number) => void,
  ): Promise<MediaUploadState>;
  finish(id: number): Promise<Media>;
  cancel(id: number): Promise<unknown>;
};

/** Waits before a part is sent again. */
const retryDelayMs = 2_000;

/** Whether an error passes: the network is down, or the server is busy or has other bytes than expected. */
function isPassing(error: unknown): boolean {
  if (isHttpError(error)) return error.status === 409 || error.status === 429 || error.status >= 500;
  return isNetworkError(error);
}

/** Resolves once the browser is online again, at least after a moment. */
async function waitForNetwork(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  if (navigator.onLine || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/**
 * Uploads a large file part by part. A lost connection pauses it: once the network is back, it continues where the server
 * stopped receiving.
 * @throws the error of a call that no retry helps
 */
export async function uploadInParts(
  file: File,
  calls: PartCalls,
  { signal, onProgress, onWaiting, whenResumed }: UploadOptions,
): Promise<Media> {
  async function persist<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      signal.throwIfAborted();
      try {
        return await work();
      } catch (error) {
        if (signal.aborted || !isPassing(error)) throw error;
        onWaiting(true);
        await waitForNetwork(signal);
        onWaiting(false);
      }
    }
  }
  let state = await persist(calls.start);
  const { id, part_bytes } = state;
  try {
    while (state.offset < file.size) {
      await whenResumed();
      const { offset } = state;
      const part = file.slice(offset, offset + part_bytes);
      const report = (share: number) => onProgress((offset + share * part.size) / file.size);
      let isLost = false;
      state = await persist(async () => {
        // The part may have arrived without its answer: the server says where to continue.
        if (isLost) return calls.view(id);
        isLost = true;
        return calls.send(id, part, offset, report);
      });
      onProgress(state.offset / file.size);
    }
    return await persist(() => calls.finish(id));
  } catch (error) {
    // The server sweeps what is left, too.
    await calls.cancel(id).catch(() => undefined);
    throw error;
  }
}
