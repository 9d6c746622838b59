import type { WebReplay } from '@adlane/contract/tickets';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { eventWithTime, Replayer } from 'rrweb';
import { buildCanvasRules } from './buildCanvasRules';

/** Playback speeds. */
export const replaySpeeds = [1, 2, 4, 8] as const;
export type ReplaySpeed = (typeof replaySpeeds)[number];

export type ReplayerControls = {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly isPlaying: boolean;
  /** Milliseconds since the start of the replay. */
  readonly timeMs: number;
  readonly durationMs: number;
  readonly speed: ReplaySpeed;
  readonly togglePlay: () => void;
  /** Seeks to a time in milliseconds; continues playing if it was playing. */
  readonly seek: (timeMs: number) => void;
  readonly setSpeed: (speed: ReplaySpeed) => void;
};

/** The only sandbox allowed for an untrusted replay: accessible to the player, without scripts. */
const replaySandbox = 'allow-same-origin';

/** @throws Error if the player's frame would let the recorded page run code */
function assertScriptless({ iframe }: Replayer): void {
  const sandbox = iframe.getAttribute('sandbox');
  if (sandbox !== replaySandbox)
    throw new Error(`The replay's frame has sandbox="${sandbox}", not "${replaySandbox}".`);
}

async function openReplayer(root: HTMLElement, events: WebReplay['events']): Promise<Replayer> {
  const rrweb = await import('rrweb');
  const replayer = new rrweb.Replayer(
    // The wire type guarantees only a type and a time; the player validates the rest.
    events as eventWithTime[],
    {
      root,
      // A field that the visitor focused must not take the viewer's focus.
      triggerFocus: false,
      showWarning: false,
      mouseTail: { duration: 600, lineWidth: 2, strokeStyle: '#0b6b7a' },
      UNSAFE_replayCanvas: false,
      insertStyleRules: buildCanvasRules(events),
    },
  );
  try {
    assertScriptless(replayer);
    // The recorded page is presentational: nothing in it receives focus or is read out.
    replayer.iframe.tabIndex = -1;
    replayer.iframe.setAttribute('aria-hidden', 'true');
    replayer.pause(0);
    return replayer;
  } catch (error) {
    replayer.destroy();
    throw error;
  }
}

/** Renders a replay into the element of `ref` and controls it. The player's code is loaded at first use. */
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
    function updateTime() {
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
