import type { Ticket } from '@adlane/contract/tickets';
import { Grid, SimpleGrid, Tabs } from '@adlane/ui';
import { useUrlState } from '../../shared/urlState/UrlStateProvider';
import { ConsoleLog } from './ConsoleLog';
import { EventLog } from './EventLog';
import { KeyValues } from './KeyValues';
import { NetworkLog } from './NetworkLog';
import { TicketRecording, TicketReplay, TicketScreenshot } from './TicketMedia';

export type TicketTabsProps = {
  /** The ticket. */
  ticket: Ticket;
};

function Details({ ticket }: TicketTabsProps) {
  return (
    <SimpleGrid columns={{ base: 1, '2xl': 2 }} gap={4} alignItems="start">
      <Grid gap={4}>
        <KeyValues title="Answers" values={ticket.formData} />
        <KeyValues title="Custom data" values={ticket.customData} />
      </Grid>
      <KeyValues title="Browser and page" values={ticket.metaData} />
    </SimpleGrid>
  );
}

/** Parts of a ticket, one per tab; the URL holds the open one as `tab`. */
export function TicketTabs({ ticket }: TicketTabsProps) {
  const { params, setParams } = useUrlState();
  const items = [
    { value: 'details', label: 'Details', content: <Details ticket={ticket} /> },
    {
      value: 'screenshot',
      label: 'Screenshot',
      content: <TicketScreenshot ticketId={ticket.id} isThere={ticket.hasScreenshot} />,
    },
    {
      value: 'replay',
      label: 'Replay',
      content: <TicketReplay ticketId={ticket.id} isThere={ticket.hasReplay} />,
    },
    ...(ticket.hasRecording || ticket.screenRecordingUrl !== null
      ? [
          {
            value: 'recording',
            label: 'Recording',
            content: (
              <TicketRecording
                ticketId={ticket.id}
                isThere={ticket.hasRecording}
                elsewhere={ticket.screenRecordingUrl}
              />
            ),
          },
        ]
      : []),
    {
      value: 'console',
      label: `Console (${ticket.consoleLog.length})`,
      content: <ConsoleLog entries={ticket.consoleLog} />,
    },
    {
      value: 'network',
      label: `Network (${ticket.networkLogs.length})`,
      content: <NetworkLog entries={ticket.networkLogs} />,
    },
    {
      value: 'events',
      label: `Events (${ticket.customEventLog.length})`,
      content: <EventLog entries={ticket.customEventLog} />,
    },
  ];
  const open = items.find(({ value }) => value === params.get('tab')) ?? items[0];
  return (
    <Tabs
      label="Parts of the ticket"
      items={items}
      value={open?.value ?? 'details'}
      onChange={(tab) => {
        const next = new URLSearchParams(params);
        next.set('tab', tab);
        setParams(next, 'replace');
      }}
    />
  );
}
