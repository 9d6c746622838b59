import type { ConsoleLogEntry } from '@adlane/contract/widget/tickets';
import { Badge, Box, Flex, type Tone, translate } from '@adlane/ui';
import { LogList, LogTime } from './LogList';

export type ConsoleLogProps = {
  /** Console entries, oldest first. */
  entries: readonly ConsoleLogEntry[];
};

const tones: Readonly<Record<string, Tone>> = { ERROR: 'negative', WARNING: 'warning', CLICK: 'brand' };

/** Console entries and clicks of the session (widget §3.5). */
export function ConsoleLog({ entries }: ConsoleLogProps) {
  return (
    <LogList label={translate('Console log')} empty={translate('No console messages')}>
      {entries.map((entry, index) => (
        <Flex
          as="li"
          key={`${entry.date}-${index}`}
          flexWrap={{ base: 'wrap', md: 'nowrap' }}
          alignItems="baseline"
          columnGap={3}
          rowGap={1}
          px={4}
          py={2}
          bg={entry.priority === 'ERROR' ? 'bg.error' : undefined}
        >
          <LogTime date={entry.date} />
          <Box w={{ md: 20 }} flexShrink={0}>
            <Badge tone={tones[entry.priority] ?? 'neutral'}>{entry.priority}</Badge>
          </Box>
          <Box
            fontFamily="mono"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            minW={0}
            flexBasis={{ base: 'full', md: 'auto' }}
            dir="ltr"
          >
            {entry.log}
          </Box>
        </Flex>
      ))}
    </LogList>
  );
}
