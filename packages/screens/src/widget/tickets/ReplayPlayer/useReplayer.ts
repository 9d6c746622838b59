import { findReplayBase } from '@adlane/contract/rules';
import type { TicketResources, WebReplay } from '@adlane/contract/widget/tickets';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Replayer } from 'rrweb';
import { createResourceMap } from '../createResourceMap';
import { openReplayer } from './openReplayer';

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
  /** Whether times without activity are passed quickly. */
  readonly isSkippingIdle: boolean;
  readonly toggleSkipIdle: () => void;
};

/** Shows what had happened by then: the player stops just before the events of a moment. */
function showMoment(replayer: Replayer, timeMs: number): void {
  replayer.pause(timeMs + 1);
}

/**
 * Renders a replay into the element of `ref` and controls it. The player's code is loaded at first use.
 * @param resources what was fetched from the addresses in the page; a change reopens it at the same moment
 * @param startMs the moment that is shown first; read once
 */
export function useReplayer(
  ref: RefObject<HTMLElement | null>,
  replay: WebReplay,
  resources: TicketResources | undefined,
  startMs = 0,
): ReplayerControls {
  const playerRef = useRef<Replayer>(undefined);
  const [status, setStatus] = useState<ReplayerControls['status']>('loading');
  const [isPlaying, setPlaying] = useState(false);
  const [timeMs, setTimeMs] = useState(0);
  const [durationMs, setDurationMs] = useState(0);
  const [speed, setSpeedState] = useState<ReplaySpeed>(1);
  const [isSkippingIdle, setSkippingIdle] = useState(false);
  const firstMs = useRef(startMs);

  useEffect(
    function mountReplayer() {
      const root = ref.current;
      if (!root) return;
      let isGone = false;
      const map = createResourceMap(resources ?? {}, findReplayBase(replay));
      openReplayer(root, replay.events, map).then(
        (replayer) => {
          if (isGone) return replayer.destroy();
          playerRef.current = replayer;
          replayer.on('finish', () => setPlaying(false));
          const { totalTime } = replayer.getMetaData();
          const first = Math.min(firstMs.current, totalTime);
          if (first > 0) {
            showMoment(replayer, first);
            setTimeMs(first);
          }
          setDurationMs(totalTime);
          setStatus('ready');
        },
        () => {
          if (!isGone) setStatus('failed');
        },
      );
      return () => {
        isGone = true;
        firstMs.current = playerRef.current?.getCurrentTime() ?? firstMs.current;
        setPlaying(false);
        playerRef.current?.destroy();
        playerRef.current = undefined;
        root.replaceChildren();
      };
    },
    [ref, replay, resources],
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
      else if (playerRef.current) showMoment(playerRef.current, to);
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

  function toggleSkipIdle() {
    playerRef.current?.setConfig({ skipInactive: !isSkippingIdle });
    setSkippingIdle(!isSkippingIdle);
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
    isSkippingIdle,
    toggleSkipIdle,
  };
}
