import { describe, expect, it } from 'vitest';
import { applyUploadEvent, listUploadsToStart, type Upload, type UploadEvent } from './uploadQueue';

const file = new File(['x'], 'beach.png', { type: 'image/png' });
const files = [1, 2, 3].map((id) => ({ id, file }));
const added = applyUploadEvent([], { type: 'added', files });

function applyEvents(...events: UploadEvent[]): readonly Upload[] {
  return events.reduce(applyUploadEvent, added);
}

const accepted = (id: number): UploadEvent => ({ type: 'accepted', id });
const started = (id: number): UploadEvent => ({ type: 'started', id });

describe('the queue of uploads', () => {
  it('checks every file first', () => {
    expect(added.map(({ state }) => state)).toEqual(['checking', 'checking', 'checking']);
    expect(listUploadsToStart(added)).toEqual([]);
  });

  it('sends two at a time, in their order', () => {
    const waiting = applyEvents(accepted(1), accepted(2), accepted(3));
    expect(listUploadsToStart(waiting).map(({ id }) => id)).toEqual([1, 2]);
    const oneIsSent = [started(1), started(2), { type: 'arrived', id: 1 } as const].reduce(
      applyUploadEvent,
      waiting,
    );
    expect(listUploadsToStart(oneIsSent).map(({ id }) => id)).toEqual([3]);
  });

  it('starts none while two are on their way', () => {
    expect(
      listUploadsToStart(applyEvents(accepted(1), accepted(2), accepted(3), started(1), started(2))),
    ).toEqual([]);
  });

  it('keeps why a file was refused or failed, and forgets it on a new try', () => {
    const refused = applyEvents({ type: 'refused', id: 1, problem: 'Too large' });
    expect(refused[0]).toMatchObject({ state: 'refused', problem: 'Too large' });
    const failed = applyEvents(accepted(2), started(2), { type: 'failed', id: 2, problem: 'No connection' });
    expect(failed[1]).toMatchObject({ state: 'failed', problem: 'No connection' });
    expect(applyUploadEvent(failed, { type: 'retried', id: 2 })[1]).toMatchObject({
      state: 'waiting',
      share: 0,
      problem: undefined,
    });
  });

  it('keeps what should be known of a file that is sent all the same', () => {
    const sent = applyEvents({ type: 'accepted', id: 1, advice: 'Needs a crop' }, started(1), {
      type: 'arrived',
      id: 1,
    });
    expect(sent[0]).toMatchObject({ state: 'done', advice: 'Needs a crop' });
  });

  it('does not bring back a file that was taken off', () => {
    const removed = applyEvents({ type: 'removed', id: 1 });
    expect(applyUploadEvent(removed, { type: 'progressed', id: 1, share: 0.5 })).toEqual(removed);
    expect(applyUploadEvent(removed, { type: 'arrived', id: 1 }).map(({ id }) => id)).toEqual([2, 3]);
  });
});
