import { NetworkError } from '@adlane/api-client';
import type { Media } from '@adlane/contract/ads/media';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PartCalls, uploadInParts } from './uploadInParts';

const file = new File([new Uint8Array(25)], 'visit.mp4', { type: 'video/mp4' });
const facts = { call: 'media.uploadPart', method: 'POST', url: '/parts' };
/** More than the wait for the next attempt. */
const retryMs = 10_000;
const made = { id: 7, name: 'visit.mp4' } as Media;

/** A server that stores parts of ten bytes. */
function createServer() {
  let offset = 0;
  const state = () => ({ id: 1, size: file.size, offset, part_bytes: 10 });
  const sent: number[] = [];
  const calls: PartCalls = {
    start: async () => state(),
    view: async () => state(),
    async send(_id, part, at, onProgress) {
      sent.push(at);
      onProgress(1);
      offset = at + part.size;
      return state();
    },
    finish: async () => made,
    cancel: vi.fn(async () => undefined),
  };
  return { calls, sent };
}

function createOptions(change: object = {}) {
  const controller = new AbortController();
  const options = {
    signal: controller.signal,
    onProgress: vi.fn(),
    onWaiting: vi.fn(),
    whenResumed: async () => undefined,
    ...change,
  };
  return { controller, options };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('uploadInParts', () => {
  it('sends the file part by part and reports its progress', async () => {
    const { calls, sent } = createServer();
    const { options } = createOptions();
    expect(await uploadInParts(file, calls, options)).toBe(made);
    expect(sent).toEqual([0, 10, 20]);
    expect(options.onProgress).toHaveBeenLastCalledWith(1);
  });

  it('continues after a lost connection where the server stopped, although the answer was lost', async () => {
    const { calls, sent } = createServer();
    const { options } = createOptions();
    const { send } = calls;
    calls.send = async (id, part, at, onProgress) => {
      const answer = await send(id, part, at, onProgress);
      if (sent.length === 2) throw new NetworkError(facts, 'unreachable');
      return answer;
    };
    const uploading = uploadInParts(file, calls, options);
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(await uploading).toBe(made);
    expect(sent).toEqual([0, 10, 20]);
    expect(options.onWaiting.mock.calls).toEqual([[true], [false]]);
  });

  it('waits while the user has paused it', async () => {
    const { calls, sent } = createServer();
    let resume: () => void = () => undefined;
    const paused = new Promise<undefined>((resolve) => {
      resume = () => resolve(undefined);
    });
    const { options } = createOptions({ whenResumed: () => (sent.length === 1 ? paused : undefined) });
    const uploading = uploadInParts(file, calls, options);
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(sent).toEqual([0]);
    resume();
    expect(await uploading).toBe(made);
  });

  it('discards the parts where the server refuses the file', async () => {
    const { calls } = createServer();
    const { options } = createOptions();
    calls.finish = async () => {
      throw new Error('Not a video');
    };
    await expect(uploadInParts(file, calls, options)).rejects.toThrow('Not a video');
    expect(calls.cancel).toHaveBeenCalledWith(1);
  });
});
