import type { WebReplay } from '@adlane/contract/tickets';
import { Box, Center, ErrorState, Grid, HStack, IconButton, Select, Spinner, Text } from '@adlane/ui';
import { Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { useFittingScale } from '../useFittingScale';
import { replayStyles } from './replayStyles';
import { type ReplayerControls, replaySpeeds, useReplayer } from './useReplayer';

export type ReplayPlayerProps = {
  /** Recorded events of a page. Untrusted. */
  replay: WebReplay;
};

/** Plays a session replay with the visitor's pointer, in a frame that cannot run scripts. */
export function ReplayPlayer({ replay }: ReplayPlayerProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const pageRef = useRef<HTMLDivElement>(null);
  const width = Math.min(Math.max(replay.width, 1), 5000);
  const height = Math.min(Math.max(replay.height, 1), 5000);
  const scale = useFittingScale(stageRef, width);
  const controls = useReplayer(pageRef, replay);
  if (controls.status === 'failed') {
    return <ErrorState title="This replay cannot be played">Its data is damaged or incomplete.</ErrorState>;
  }
  return (
    <Grid as="section" aria-label="Replay" gap={3} style={{ maxWidth: width }}>
      <Box
        ref={stageRef}
        position="relative"
        overflow="hidden"
        dir="ltr"
        borderWidth="1px"
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
            <Spinner label="Loading the replay" />
          </Center>
        ) : null}
      </Box>
      <ReplayControls {...controls} />
    </Grid>
  );
}

/** Formats 83,000 ms as '1:23'. */
function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const speedOptions = replaySpeeds.map((speed) => ({ value: String(speed), label: `${speed}×` }));

function ReplayControls({
  status,
  isPlaying,
  timeMs,
  durationMs,
  speed,
  togglePlay,
  seek,
  setSpeed,
}: ReplayerControls) {
  const disabled = status !== 'ready';
  return (
    <HStack gap={3}>
      <IconButton
        variant="primary"
        label={isPlaying ? 'Pause' : 'Play'}
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
          aria-label="Position"
          aria-valuetext={`${formatClock(timeMs)} of ${formatClock(durationMs)}`}
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
          aria-label="Speed"
          options={speedOptions}
          value={String(speed)}
          disabled={disabled}
          onChange={({ target }) => setSpeed(replaySpeeds.find((one) => String(one) === target.value) ?? 1)}
        />
      </Box>
    </HStack>
  );
}
