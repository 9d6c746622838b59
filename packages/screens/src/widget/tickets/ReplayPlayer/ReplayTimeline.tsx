import { Box, Button, HStack, Stack, Text, translate } from '@adlane/ui';
import { CircleAlert, Globe, MousePointerClick, Terminal, Zap } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatClock } from './formatClock';
import { type ReplayMark, type ReplayMarkKind, replayMarkKinds } from './replayMarks';

export type ReplayTimelineProps = {
  marks: readonly ReplayMark[];
  /** Time of the replay in milliseconds. */
  timeMs: number;
  /** Called with the time of the selected entry. */
  onSeek: (timeMs: number) => void;
};

const labels: Readonly<Record<ReplayMarkKind, string>> = {
  console: 'Console',
  network: 'Network',
  click: 'Clicks',
  event: 'Events',
};
const icons: Readonly<Record<ReplayMarkKind, typeof Terminal>> = {
  console: Terminal,
  network: Globe,
  click: MousePointerClick,
  event: Zap,
};

/** Console, requests, clicks and events in the order of the replay; the entry at the current time is marked. */
export function ReplayTimeline({ marks, timeMs, onSeek }: ReplayTimelineProps) {
  const [hidden, setHidden] = useState<ReadonlySet<ReplayMarkKind>>(new Set());
  const shown = marks.filter(({ kind }) => !hidden.has(kind));
  const current = shown.findLast((mark) => mark.timeMs <= timeMs)?.key;
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    function followTime() {
      const item = list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.parentElement;
      if (!item || !list.current) return;
      // Scrolls the list alone: the page must not jump while it plays.
      list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2;
    },
    [current],
  );
  const toggle = (kind: ReplayMarkKind) =>
    setHidden((now) => {
      const next = new Set(now);
      if (!next.delete(kind)) next.add(kind);
      return next;
    });
  return (
    <Stack as="section" aria-label={translate('Timeline')} gap={2}>
      <HStack gap={1} flexWrap="wrap" role="group" aria-label={translate('Shown entries')}>
        {replayMarkKinds.map((kind) => {
          const count = marks.filter((mark) => mark.kind === kind).length;
          return (
            <Button
              key={kind}
              size="sm"
              variant={hidden.has(kind) ? 'ghost' : 'secondary'}
              aria-pressed={!hidden.has(kind)}
              disabled={count === 0}
              onClick={() => toggle(kind)}
            >
              {`${translate(labels[kind])} (${count})`}
            </Button>
          );
        })}
      </HStack>
      {shown.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {translate('Nothing was logged during the replay.')}
        </Text>
      ) : (
        <Stack
          ref={list}
          as="ul"
          listStyleType="none"
          gap={0}
          position="relative"
          maxH={64}
          overflowY="auto"
          borderWidth="line"
          borderRadius="l2"
        >
          {shown.map((mark) => (
            <Entry
              key={mark.key}
              mark={mark}
              isCurrent={mark.key === current}
              onSeek={() => onSeek(mark.timeMs)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

type EntryProps = { mark: ReplayMark; isCurrent: boolean; onSeek: () => void };

function Entry({ mark: { kind, text, timeMs, isProblem }, isCurrent, onSeek }: EntryProps) {
  const Icon = isProblem ? CircleAlert : icons[kind];
  return (
    <li>
      <Box
        asChild
        display="flex"
        alignItems="center"
        gap={2}
        w="full"
        px={3}
        py={1.5}
        textAlign="start"
        textStyle="xs"
        cursor="button"
        focusVisibleRing="inside"
        color={isProblem ? 'fg.error' : 'fg'}
        bg={isCurrent ? 'brand.subtle' : undefined}
        _hover={{ bg: isCurrent ? 'brand.subtle' : 'bg.muted' }}
      >
        <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={onSeek}>
          <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums" flexShrink={0}>
            {formatClock(timeMs)}
          </Box>
          <Icon size={14} role="img" aria-label={labels[kind]} style={{ flexShrink: 0 }} />
          <Box as="span" minW={0} truncate dir="auto">
            {text}
          </Box>
        </button>
      </Box>
    </li>
  );
}
