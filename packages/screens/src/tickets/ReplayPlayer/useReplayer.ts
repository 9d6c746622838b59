import type { WebReplay } from '@adlane/contract/tickets';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { eventWithTime, Replayer } from 'rrweb';

/** Steps of speed. */
export const replaySpeeds = [1, 2, 4, 8] as const;
export type ReplaySpeed = (typeof replaySpeeds)[number];

export type ReplayerControls = {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly isPlaying: boolean;
  /** Milliseconds since the recording's start. */
  readonly timeMs: number;
  readonly durationMs: number;
  readonly speed: ReplaySpeed;
  readonly togglePlay: () => void;
  /** Goes to a time in milliseconds; plays on where it played. */
  readonly seek: (timeMs: number) => void;
  readonly setSpeed: (speed: ReplaySpeed) => void;
};

/** The only sandbox that a stranger's recording may be drawn in: reachable for the player, without scripts. */
const replaySandbox = 'allow-same-origin';

/** @throws Error where the player's frame would let the recorded page run code */
function assertScriptless({ iframe }: Replayer): void {
  const sandbox = iframe.getAttribute('sandbox');
  if (sandbox !== replaySandbox)
    throw new Error(`The replay's frame has sandbox="${sandbox}", not "${replaySandbox}".`);
}

async function openReplayer(root: HTMLElement, events: WebReplay['events']): Promise<Replayer> {
  const rrweb = await import('rrweb');
  const replayer = new rrweb.Replayer(
    // The wire type says no more about an event than that it has a type and a time; the player checks the rest.
    events as eventWithTime[],
    {
      root,
      // A field that the visitor focused must not take the reader's focus.
      triggerFocus: false,
      showWarning: false,
      mouseTail: { duration: 600, lineWidth: 2, strokeStyle: '#0b6b7a' },
      UNSAFE_replayCanvas: false,
    },
  );
  try {
    assertScriptless(replayer);
    // Outlines and fields of the recorded page are a picture: nothing in it takes the focus or is read out.
    replayer.iframe.tabIndex = -1;
    replayer.iframe.setAttribute('aria-hidden', 'true');
    replayer.pause(0);
    return replayer;
  } catch (error) {
    replayer.destroy();
    throw error;
  }
}

/** Draws a recording into `ref`'s element and runs it. The player's code is loaded at first use. */
export function useReplayer(ref: RefObject<HTMLElement | null>, { events }: WebReplay): ReplayerControls {
  const playerRef = useRef<Replayer>(undefined);
  const [status, setStatus] = useState<ReplayerControls['status']>('loading');
  const [isPlaying, setPlaying] = useState(false);
  const [timeMs, setTimeMs] = useState(0);
  const [durationMs, setDurationMs] = useState(0);
  const [speed, setSpeedState] = useState<ReplaySpeed>(1);

  useEffect(
    function mountReplayer() {
      const root = ref.current;
      if (!root) return;
      let isGone = false;
      openReplayer(root, events).then(
        (replayer) => {
          if (isGone) return replayer.destroy();
          playerRef.current = replayer;
          replayer.on('finish', () => setPlaying(false));
          setDurationMs(replayer.getMetaData().totalTime);
          setStatus('ready');
        },
        () => {
          if (!isGone) setStatus('failed');
        },
      );
      return () => {
        isGone = true;
        playerRef.current?.destroy();
        playerRef.current = undefined;
        root.replaceChildren();
      };
    },
    [ref, events],
  );

  useEffect(
    function followTime() {
      if (!isPlaying) return;
      let frame = requestAnimationFrame(function tick() {
        setTimeMs(playerRef.current?.getCurrentTime() ?? 0);
        frame = requestAnimationFrame(tick);
      });
      return () => cancelAnimationFrame(frame);
    },
    [isPlaying],
  );

  const seek = useCallback(
    (to: number) => {
      setTimeMs(to);
      if (isPlaying) playerRef.current?.play(to);
      else playerRef.current?.pause(to);
    },
    [isPlaying],
  );

  function togglePlay() {
    if (isPlaying) playerRef.current?.pause();
    else playerRef.current?.play(timeMs >= durationMs ? 0 : timeMs);
    setPlaying(!isPlaying);
  }

  function setSpeed(next: ReplaySpeed) {
    playerRef.current?.setConfig({ speed: next });
    setSpeedState(next);
  }

  return {
    status,
    isPlaying,
    timeMs: Math.min(timeMs, durationMs),
    durationMs,
    speed,
    togglePlay,
    seek,
    setSpeed,
  };
}
