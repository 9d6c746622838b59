import type { TicketResources, WebReplay } from '@adlane/contract/widget/tickets';
import {
  Box,
  Center,
  ErrorState,
  Grid,
  HStack,
  IconButton,
  Select,
  Spinner,
  Text,
  translate,
} from '@adlane/ui';
import { FastForward, Link as LinkIcon, Maximize, Minimize, Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { useFittingScale } from '../useFittingScale';
import { formatClock } from './formatClock';
import { ReplayTimeline } from './ReplayTimeline';
import type { ReplayMark } from './replayMarks';
import { replayStyles } from './replayStyles';
import { useFullScreen } from './useFullScreen';
import { type ReplayerControls, replaySpeeds, useReplayer } from './useReplayer';

export type ReplayPlayerProps = {
  /** Recorded events of a page. Untrusted. */
  replay: WebReplay;
  /**
   * What was fetched from the addresses in the page, by these. Untrusted.
   * @default none
   */
  resources?: TicketResources | undefined;
  /** What was logged meanwhile, for the timeline. */
  marks?: readonly ReplayMark[];
  /**
   * The moment that is shown first, in milliseconds.
   * @default 0
   */
  startMs?: number;
  /** Copies a link to a moment; without it, there is no button. */
  onCopyLink?: (timeMs: number) => void;
};

/** Plays a session replay with the visitor's pointer, in a frame that cannot run scripts. */
export function ReplayPlayer({ replay, resources, marks, startMs = 0, onCopyLink }: ReplayPlayerProps) {
  const sectionRef = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(sectionRef);
  const stageRef = useRef<HTMLDivElement>(null);
  const pageRef = useRef<HTMLDivElement>(null);
  const width = Math.min(Math.max(replay.width, 1), 5000);
  const height = Math.min(Math.max(replay.height, 1), 5000);
  const scale = useFittingScale(stageRef, width);
  const controls = useReplayer(pageRef, replay, resources, startMs);
  if (controls.status === 'failed') {
    return (
      <ErrorState title={translate('This replay cannot be played')}>
        {translate('Its data is damaged or incomplete.')}
      </ErrorState>
    );
  }
  return (
    <Grid
      ref={sectionRef}
      as="section"
      aria-label={translate('Replay')}
      gap={3}
      alignContent="start"
      style={fullScreen.isFull ? {} : { maxWidth: width }}
      {...(fullScreen.isFull ? { bg: 'bg.canvas', p: 4, overflowY: 'auto' } : {})}
    >
      <Box
        ref={stageRef}
        position="relative"
        overflow="hidden"
        dir="ltr"
        borderWidth="line"
        borderRadius="l2"
        bg="white"
        style={{ height: height * scale }}
      >
        <Box
          ref={pageRef}
          css={replayStyles}
          transformOrigin="top left"
          style={{ width, height, transform: `scale(${scale})` }}
        />
        {controls.status === 'loading' ? (
          <Center position="absolute" inset={0} bg="bg.muted">
            <Spinner label={translate('Loading the replay')} />
          </Center>
        ) : null}
      </Box>
      <ReplayControls {...controls} fullScreen={fullScreen} onCopyLink={onCopyLink} />
      {marks ? <ReplayTimeline marks={marks} timeMs={controls.timeMs} onSeek={controls.seek} /> : null}
    </Grid>
  );
}

const speedOptions = replaySpeeds.map((speed) => ({ value: String(speed), label: `${speed}×` }));

type ReplayControlsProps = ReplayerControls & {
  fullScreen: ReturnType<typeof useFullScreen>;
  onCopyLink: ((timeMs: number) => void) | undefined;
};

function ReplayControls({ fullScreen, onCopyLink, ...controls }: ReplayControlsProps) {
  const { timeMs, durationMs, isPlaying, togglePlay, seek } = controls;
  const { speed, setSpeed, isSkippingIdle, toggleSkipIdle, status } = controls;
  const disabled = status !== 'ready';
  return (
    <HStack gap={3} flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
      <IconButton
        variant="primary"
        label={isPlaying ? translate('Pause') : translate('Play')}
        icon={isPlaying ? <Pause /> : <Play />}
        disabled={disabled}
        onClick={togglePlay}
      />
      <Box
        asChild
        flex="1"
        minW={0}
        accentColor="brand.solid"
        colorPalette="brand"
        focusVisibleRing="outside"
        borderRadius="l1"
      >
        <input
          type="range"
          aria-label={translate('Position')}
          aria-valuetext={translate('{count} of {total}', {
            count: formatClock(timeMs),
            total: formatClock(durationMs),
          })}
          min={0}
          max={Math.max(durationMs, 1)}
          step={100}
          value={timeMs}
          disabled={disabled}
          onChange={({ target }) => seek(Number(target.value))}
        />
      </Box>
      <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {`${formatClock(timeMs)} / ${formatClock(durationMs)}`}
      </Text>
      <Box w="4.75rem" flexShrink={0}>
        <Select
          size="sm"
          aria-label={translate('Speed')}
          options={speedOptions}
          value={String(speed)}
          disabled={disabled}
          onChange={({ target }) => setSpeed(replaySpeeds.find((one) => String(one) === target.value) ?? 1)}
        />
      </Box>
      <IconButton
        label={translate('Skip idle time')}
        icon={<FastForward />}
        variant={isSkippingIdle ? 'primary' : 'ghost'}
        aria-pressed={isSkippingIdle}
        disabled={disabled}
        onClick={toggleSkipIdle}
      />
      {onCopyLink ? (
        <IconButton
          label={translate('Copy a link to this moment')}
          icon={<LinkIcon />}
          disabled={disabled}
          onClick={() => onCopyLink(timeMs)}
        />
      ) : null}
      <IconButton
        label={fullScreen.isFull ? translate('Exit full screen') : translate('Full screen')}
        icon={fullScreen.isFull ? <Minimize /> : <Maximize />}
        disabled={disabled}
        onClick={fullScreen.toggle}
      />
    </HStack>
  );
}
