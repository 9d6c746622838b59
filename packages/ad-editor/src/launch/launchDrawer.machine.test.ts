import type { Launch } from '@adlane/contract/ads/launches';
import { describe, expect, it } from 'vitest';
import {
  initialLaunchState,
  type LaunchEvent,
  type LaunchState,
  nextLaunchState,
} from './launchDrawer.machine';

const launch: Launch = {
  id: 5,
  template_id: 1,
  ad_id: null,
  platform: 'facebook',
  status: 'running',
  code: null,
  message: null,
  was_resumed: false,
  steps: [],
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
};

function run(...events: LaunchEvent[]): LaunchState {
  return events.reduce(nextLaunchState, initialLaunchState);
}

const toConfirm: LaunchEvent[] = [{ type: 'next' }, { type: 'next' }];
const sent: LaunchEvent[] = [...toConfirm, { type: 'send', newKey: 'k1' }];
const accepted: LaunchEvent[] = [...sent, { type: 'accepted', launchId: 5 }];
const failed: LaunchEvent[] = [
  ...accepted,
  { type: 'progress', launch: { ...launch, status: 'failed', message: 'No', code: 'TECHNICAL_TOS_ERROR' } },
];

describe('launch drawer', () => {
  it('goes forth and back through its steps and stops at either end', () => {
    expect(run({ type: 'back' })).toMatchObject({ step: 'account' });
    expect(run({ type: 'next' })).toMatchObject({ step: 'budget' });
    expect(run(...toConfirm, { type: 'next' })).toMatchObject({ step: 'confirm' });
    expect(run(...toConfirm, { type: 'back' })).toMatchObject({ step: 'budget' });
    expect(run(...toConfirm, { type: 'edit', step: 'account' })).toMatchObject({ step: 'account' });
  });

  it('sends from the last step only', () => {
    expect(run({ type: 'send', newKey: 'k' })).toEqual(initialLaunchState);
    expect(run(...sent)).toEqual({ at: 'sending', key: 'k1', launchId: undefined });
  });

  it('follows the launch to its end', () => {
    expect(run(...accepted)).toEqual({ at: 'running', key: 'k1', launchId: 5 });
    expect(run(...accepted, { type: 'progress', launch })).toMatchObject({ at: 'running' });
    expect(run(...accepted, { type: 'progress', launch: { ...launch, status: 'launched' } })).toEqual({
      at: 'launched',
      launchId: 5,
    });
  });

  it('ignores the progress of another launch', () => {
    const other = { ...launch, id: 6, status: 'launched' as const };
    expect(run(...accepted, { type: 'progress', launch: other })).toMatchObject({ at: 'running' });
  });

  it('sends a retry with the same key', () => {
    expect(run(...failed)).toEqual({
      at: 'failed',
      key: 'k1',
      launchId: 5,
      message: 'No',
      code: 'TECHNICAL_TOS_ERROR',
      errors: {},
      canRetry: true,
    });
    expect(run(...sent, { type: 'refused', message: 'Offline' }, { type: 'retry' })).toEqual({
      at: 'sending',
      key: 'k1',
      launchId: undefined,
    });
  });

  it('resumes a launch that exists on the server, and stays with it if that is refused', () => {
    const retried: LaunchEvent[] = [...failed, { type: 'retry' }];
    expect(run(...retried)).toEqual({ at: 'sending', key: 'k1', launchId: 5 });
    expect(run(...retried, { type: 'accepted', launchId: 5 })).toMatchObject({ at: 'running', launchId: 5 });
    expect(run(...retried, { type: 'refused', message: 'Offline' })).toMatchObject({
      at: 'failed',
      launchId: 5,
      canRetry: true,
    });
  });

  it('reuses the key of a launch that was not accepted, until something changes', () => {
    const back: LaunchEvent[] = [
      ...sent,
      { type: 'refused', message: 'Offline' },
      { type: 'edit', step: 'confirm' },
    ];
    expect(run(...back, { type: 'send', newKey: 'k2' })).toMatchObject({ key: 'k1' });
    expect(run(...back, { type: 'changed' }, { type: 'send', newKey: 'k2' })).toMatchObject({ key: 'k2' });
  });

  it('treats changes after a failure at the server as another launch', () => {
    const back: LaunchEvent[] = [...failed, { type: 'edit', step: 'confirm' }];
    expect(run(...back, { type: 'send', newKey: 'k2' })).toMatchObject({ key: 'k2' });
  });

  it('stores the server’s errors by field', () => {
    const errors = { budget: ['Too low.'] };
    expect(run(...sent, { type: 'refused', message: 'Too low.', errors })).toMatchObject({ errors });
    expect(run(...sent, { type: 'refused', message: 'Offline' })).toMatchObject({ errors: {} });
  });

  it('needs a new key after a rollback', () => {
    const rolledBack: LaunchEvent[] = [
      ...accepted,
      { type: 'progress', launch: { ...launch, status: 'rolled_back' } },
    ];
    expect(run(...rolledBack, { type: 'retry' })).toMatchObject({ at: 'failed', canRetry: false });
    expect(
      run(...rolledBack, { type: 'edit', step: 'confirm' }, { type: 'send', newKey: 'k2' }),
    ).toMatchObject({ key: 'k2' });
  });

  it('changes nothing for events that make no sense', () => {
    const states = [run(), run(...sent), run(...accepted), run(...failed)];
    const events: LaunchEvent[] = [{ type: 'accepted', launchId: 1 }, { type: 'retry' }, { type: 'next' }];
    for (const state of states) {
      for (const event of events) {
        const next = nextLaunchState(state, event);
        const isExpected =
          (state.at === 'sending' && event.type === 'accepted') ||
          (state.at === 'failed' && event.type === 'retry') ||
          (state.at === 'form' && event.type === 'next');
        expect(next === state).toBe(!isExpected);
      }
    }
  });
});

describe('a launch that is no longer what was reviewed', () => {
  it('comes back to its confirmation with the reason and without its key', () => {
    const sending: LaunchState = { at: 'sending', key: 'one', launchId: undefined };
    const back = nextLaunchState(sending, { type: 'stale', message: 'Changed.' });
    expect(back).toEqual({ at: 'form', step: 'confirm', key: undefined, notice: 'Changed.' });
    expect(nextLaunchState(back, { type: 'back' })).toMatchObject({ step: 'budget', notice: undefined });
  });
});

describe('a launch that is done', () => {
  it('can be followed by another one in the same form', () => {
    expect(nextLaunchState({ at: 'launched', launchId: 9 }, { type: 'again' })).toEqual(initialLaunchState);
    const running: LaunchState = { at: 'running', key: 'one', launchId: 9 };
    expect(nextLaunchState(running, { type: 'again' })).toBe(running);
  });
});
