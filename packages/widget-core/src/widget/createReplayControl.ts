import type { WebReplay } from '@adlane/contract/tickets';
import type { Replay, ReplayOptions } from '../replay/startReplay';
import type { Scope } from '../scope/scope';
import type { Stop } from '../scope/stops';
import { whenIdle } from '../scope/whenIdle';

export type ReplayControl = {
  readonly setOn: (isOn: boolean) => void;
  /** Keeps a replay for the ticket that is being written (widget §4.3): this one, else what was recorded until now. */
  readonly keep: (made?: WebReplay | null) => void;
  /** What was kept, else what was recorded until now. */
  readonly take: () => WebReplay | undefined;
  readonly stop: Stop;
};

/** Fetches the recorder in an idle moment, and only where replays are on. */
export function createReplayControl(scope: Scope, options: () => ReplayOptions): ReplayControl {
  const { guard, warn } = scope;
  let isOn = false;
  let isLoading = false;
  let replay: Replay | undefined;
  let kept: WebReplay | undefined;
  const load = async () => {
    try {
      if (!isOn) return;
      const { startReplay } = await import('../replay/startReplay');
      if (isOn) replay ??= startReplay(scope, options());
    } catch (error) {
      warn('Adlane: the recorder could not be loaded; reports go without a replay.', error);
    } finally {
      isLoading = false;
    }
  };
  const start = () => {
    if (isLoading || replay) return;
    isLoading = true;
    whenIdle(scope, () => guard.detach(load()));
  };
  const stop = () => {
    isOn = false;
    replay?.stop();
    replay = undefined;
    kept = undefined;
  };
  return {
    setOn(next) {
      if (next === isOn) return;
      if (!next) return stop();
      isOn = true;
      start();
    },
    keep(made) {
      kept = made ?? replay?.take();
    },
    take: () => kept ?? replay?.take(),
    stop,
  };
}
