import type { Ticket } from '@adlane/contract/widget/tickets';
import { Box, Flex, translate } from '@adlane/ui';
import { LogList, LogTime } from './LogList';

export type EventLogProps = {
  /** Events of the page and the widget, oldest first. */
  entries: Ticket['customEventLog'];
};

/** Session events: page views and custom events (widget §3.5). */
export function EventLog({ entries }: EventLogProps) {
  return (
    <LogList label={translate('Events')} empty={translate('No events')}>
      {entries.map((entry, index) => (
        <Flex
          as="li"
          key={`${entry.date}-${index}`}
          flexWrap="wrap"
          alignItems="baseline"
          columnGap={3}
          rowGap={1}
          px={4}
          py={2}
        >
          <LogTime date={entry.date} />
          <Box fontWeight="medium">{entry.name}</Box>
          <Box fontFamily="mono" color="fg.muted" overflowWrap="anywhere" minW={0} dir="ltr">
            {entry.data === undefined ? '' : JSON.stringify(entry.data)}
          </Box>
        </Flex>
      ))}
    </LogList>
  );
}
