import type { WebReplay } from '@adlane/contract/widget/tickets';
import type { Dispose } from '../dispose/disposables';
import type { Replay, ReplayOptions } from '../replay/createReplayRecorder';
import { runWhenIdle } from '../scope/runWhenIdle';
import type { Scope } from '../scope/scope';
import { warnNotLoaded } from '../services/warnNotLoaded';

export type ReplayControl = {
  readonly setOn: (isOn: boolean) => void;
  /** Stores a replay for the current ticket (widget §4.3): the given one, else the recording so far. */
  readonly store: (made?: WebReplay | null) => void;
  /** Returns the stored replay, else the recording so far. */
  readonly collect: () => WebReplay | undefined;
  readonly dispose: Dispose;
};

/** Fetches the recorder in an idle moment, and only where replays are on. */
export function createReplayControl(scope: Scope, options: () => ReplayOptions): ReplayControl {
  const { guard } = scope;
  let isOn = false;
  let isLoading = false;
  let replay: Replay | undefined;
  let stored: WebReplay | undefined;
  const load = async () => {
    try {
      if (!isOn) return;
      const { createReplayRecorder } = await import('../replay/createReplayRecorder');
      if (isOn) replay ??= createReplayRecorder(scope, options());
    } catch (error) {
      warnNotLoaded(scope, error);
    } finally {
      isLoading = false;
    }
  };
  const start = () => {
    if (isLoading || replay) return;
    isLoading = true;
    runWhenIdle(scope, () => guard.detach(load()));
  };
  const dispose = () => {
    isOn = false;
    replay?.dispose();
    replay = undefined;
    stored = undefined;
  };
  return {
    setOn(next) {
      if (next === isOn) return;
      if (!next) return dispose();
      isOn = true;
      start();
    },
    store(made) {
      stored = made ?? replay?.collect();
    },
    collect: () => stored ?? replay?.collect(),
    dispose,
  };
}
