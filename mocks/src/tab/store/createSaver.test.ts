import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaver } from './createSaver';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the saver of a world', () => {
  it('saves changes of a moment together', async () => {
    const save = vi.fn(async () => undefined);
    const saver = createSaver(save, () => undefined, 300);
    saver.schedule();
    saver.schedule();
    await vi.advanceTimersByTimeAsync(299);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledTimes(1);
    saver.schedule();
    await vi.advanceTimersByTimeAsync(300);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('saves at once when the page is about to be left', async () => {
    const save = vi.fn(async () => undefined);
    const saver = createSaver(save, () => undefined);
    saver.schedule();
    await saver.settle();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('forgets a scheduled save when the data is reset', async () => {
    const save = vi.fn(async () => undefined);
    const saver = createSaver(save, () => undefined);
    saver.schedule();
    await saver.cancel();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(save).not.toHaveBeenCalled();
  });

  it('reports a failed save, and saves the next change', async () => {
    const save = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('The disk is full'));
    const onFailure = vi.fn();
    const saver = createSaver(save, onFailure);
    saver.schedule();
    await saver.settle();
    expect(onFailure).toHaveBeenCalledWith(new Error('The disk is full'));
    saver.schedule();
    await saver.settle();
    expect(save).toHaveBeenCalledTimes(2);
  });
});
