import type { NetworkLogEntry } from '@adlane/contract/widget/tickets';
import { Badge, Box, Flex, type Tone, translate } from '@adlane/ui';
import { LogList, LogTime } from './LogList';

export type NetworkLogProps = {
  /** Requests of the page, oldest first. */
  entries: readonly NetworkLogEntry[];
  /** Index of the request that a link leads to: it is expanded and focused. */
  linked?: number | undefined;
};

function formatOutcome({ type, response, success }: NetworkLogEntry): { tone: Tone; text: string } {
  const status = response?.status;
  if (type === 'RESOURCE') return { tone: 'neutral', text: translate('Loaded') };
  if (!status)
    return {
      tone: success === false ? 'negative' : 'neutral',
      text: success === false ? translate('Failed') : translate('Open'),
    };
  return { tone: status >= 500 ? 'negative' : status >= 400 ? 'warning' : 'positive', text: String(status) };
}

function Part({ name, value }: { name: string; value: unknown }) {
  if (value === undefined || value === null || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
  if (text === '{}') return null;
  return (
    <Box mt={2}>
      <Box color="fg.muted">{translate(name)}</Box>
      <Box as="pre" fontFamily="mono" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="ltr">
        {text}
      </Box>
    </Box>
  );
}

/** Expands the details and moves the focus to their line. */
function openLinked(details: HTMLDetailsElement | null): void {
  if (!details) return;
  details.open = true;
  details.querySelector('summary')?.focus();
}

function RequestLine({ entry, isLinked }: { entry: NetworkLogEntry; isLinked: boolean }) {
  const outcome = formatOutcome(entry);
  return (
    <Box asChild css={{ '& > summary': { cursor: 'pointer' } }}>
      <details ref={isLinked ? openLinked : undefined}>
        <Flex
          as="summary"
          flexWrap={{ base: 'wrap', md: 'nowrap' }}
          alignItems="baseline"
          columnGap={3}
          rowGap={1}
          px={4}
          py={2}
          colorPalette="brand"
          focusVisibleRing="inside"
        >
          <LogTime date={entry.date} />
          <Box w={{ md: 20 }} flexShrink={0} fontWeight="medium">
            {entry.type}
          </Box>
          <Box w={{ md: 20 }} flexShrink={0}>
            <Badge tone={outcome.tone}>{outcome.text}</Badge>
          </Box>
          <Box
            flex="1"
            minW={0}
            flexBasis={{ base: 'full', md: 'auto' }}
            fontFamily="mono"
            overflowWrap="anywhere"
            dir="ltr"
          >
            {entry.url}
          </Box>
          <Box color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {entry.duration === undefined
              ? ''
              : translate('{count} ms', { count: Math.round(entry.duration) })}
          </Box>
        </Flex>
        <Box px={4} pb={3}>
          <Part name="Request headers" value={entry.request?.headers} />
          <Part name="Request body" value={entry.request?.payload} />
          <Part name="Answer" value={entry.response?.responseText} />
        </Box>
      </details>
    </Box>
  );
}

/** Network requests of the page; each line expands to headers and bodies (widget §3.6). */
export function NetworkLog({ entries, linked }: NetworkLogProps) {
  return (
    <LogList label={translate('Network log')} empty={translate('No network requests')}>
      {entries.map((entry, index) => (
        <li key={`${entry.date}-${index}`}>
          <RequestLine entry={entry} isLinked={index === linked} />
        </li>
      ))}
    </LogList>
  );
}
