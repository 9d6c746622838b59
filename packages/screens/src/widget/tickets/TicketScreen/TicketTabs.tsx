import type { Ticket } from '@adlane/contract/widget/tickets';
import { Grid, SimpleGrid, Tabs, translate } from '@adlane/ui';
import { useState } from 'react';
import { DetailSection } from '../../../shared/DetailColumns/DetailSection';
import { useUrlState } from '../../../shared/urlState/UrlStateProvider';
import { ConsoleLog } from './ConsoleLog';
import { EventLog } from './EventLog';
import { KeyValues } from './KeyValues';
import { NetworkLog } from './NetworkLog';
import { readWork } from './readWork';
import { TicketFacts } from './TicketFacts';
import { TicketRecording, TicketReplay, TicketScreenshot } from './TicketMedia';
import { WorkFacts, type WorkFactsProps } from './WorkFacts';

export type TicketTabsProps = {
  /** The ticket. */
  ticket: Ticket;
} & Pick<WorkFactsProps, 'agencyHref'>;

function Details({ ticket, ...links }: TicketTabsProps & Pick<WorkFactsProps, 'onShowRequest'>) {
  const work = readWork(ticket);
  return (
    <SimpleGrid columns={{ base: 1, '2xl': 2 }} gapX={8} gapY={5} alignItems="start">
      <Grid gap={5}>
        {work ? (
          <DetailSection title={translate('In the ads app')}>
            <WorkFacts {...links} work={work} requests={ticket.networkLogs} />
          </DetailSection>
        ) : null}
        <KeyValues title={translate('Answers')} values={ticket.formData} />
        <KeyValues title={translate('Custom data')} values={ticket.customData} />
      </Grid>
      <Grid gap={5}>
        <DetailSection title={translate('Browser and page')}>
          <TicketFacts ticket={ticket} />
        </DetailSection>
        <KeyValues title={translate('Raw data of the browser')} values={ticket.metaData} />
      </Grid>
    </SimpleGrid>
  );
}

/** Parts of a ticket, one per tab; the URL holds the open one as `tab`. */
export function TicketTabs({ ticket, agencyHref }: TicketTabsProps) {
  const { params, setParams } = useUrlState();
  const [linkedRequest, setLinkedRequest] = useState<number>();
  function openTab(tab: string): void {
    const next = new URLSearchParams(params);
    next.set('tab', tab);
    setParams(next, 'replace');
  }
  const items = [
    {
      value: 'details',
      label: translate('Details'),
      content: (
        <Details
          ticket={ticket}
          agencyHref={agencyHref}
          onShowRequest={(index) => {
            setLinkedRequest(index);
            openTab('network');
          }}
        />
      ),
    },
    {
      value: 'screenshot',
      label: translate('Screenshot'),
      content: <TicketScreenshot ticket={ticket} />,
    },
    {
      value: 'replay',
      label: translate('Replay'),
      content: <TicketReplay ticket={ticket} />,
    },
    ...(ticket.hasRecording || ticket.screenRecordingUrl !== null
      ? [
          {
            value: 'recording',
            label: translate('Recording'),
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
      label: translate('Console ({count})', { count: ticket.consoleLog.length }),
      content: <ConsoleLog entries={ticket.consoleLog} />,
    },
    {
      value: 'network',
      label: translate('Network ({count})', { count: ticket.networkLogs.length }),
      content: <NetworkLog entries={ticket.networkLogs} linked={linkedRequest} />,
    },
    {
      value: 'events',
      label: translate('Events ({count})', { count: ticket.customEventLog.length }),
      content: <EventLog entries={ticket.customEventLog} />,
    },
  ];
  // What the visitor saw says more than what their browser sent.
  const first = ticket.hasScreenshot ? 'screenshot' : 'details';
  const open = items.find(({ value }) => value === params.get('tab'))?.value ?? first;
  return (
    <Tabs
      label={translate('Parts of the ticket')}
      items={items}
      value={open}
      onChange={(tab) => {
        setLinkedRequest(undefined);
        openTab(tab);
      }}
    />
  );
}
