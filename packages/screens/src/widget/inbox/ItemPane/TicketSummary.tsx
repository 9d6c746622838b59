import { useApi } from '@adlane/api-client';
import type { Ticket } from '@adlane/contract/widget/tickets';
import {
  Accordion,
  Badge,
  Box,
  HStack,
  Link,
  QueryState,
  Skeleton,
  Stack,
  Text,
  translate,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { ConsoleLog } from '../../tickets/TicketScreen/ConsoleLog';
import { EventLog } from '../../tickets/TicketScreen/EventLog';
import { KeyValues } from '../../tickets/TicketScreen/KeyValues';
import { NetworkLog } from '../../tickets/TicketScreen/NetworkLog';
import { readWork } from '../../tickets/TicketScreen/readWork';
import { TicketFacts } from '../../tickets/TicketScreen/TicketFacts';
import { TicketRecording, TicketReplay, TicketScreenshot } from '../../tickets/TicketScreen/TicketMedia';
import { WorkFacts, type WorkFactsProps } from '../../tickets/TicketScreen/WorkFacts';
import { formatTicketType } from '../../tickets/ticketBadges';

export type TicketSummaryProps = {
  ticketId: number;
  ticketHref: (id: number) => string;
} & Pick<WorkFactsProps, 'agencyHref'>;

/** What a visitor reported: text and screenshot with marks first, facts in words; replay and logs open in place. */
export function TicketSummary({ ticketId, ...links }: TicketSummaryProps) {
  const { queries } = useApi();
  const ticket = useQuery(queries.tickets.view.query({ params: { id: ticketId } }));
  return (
    <Box mb={6}>
      <QueryState
        query={ticket}
        describeError={describeError}
        loadingLabel={translate('Loading the report')}
        loading={<Skeleton height={64} />}
      >
        {(data) => <Report ticket={data} {...links} />}
      </QueryState>
    </Box>
  );
}

type ReportProps = { ticket: Ticket } & Omit<TicketSummaryProps, 'ticketId'>;

function Report({ ticket, ticketHref, agencyHref }: ReportProps) {
  const { type, isSilent, formData, duplicate_of } = ticket;
  const work = readWork(ticket);
  const [open, setOpen] = useState<readonly string[]>([]);
  const [linkedRequest, setLinkedRequest] = useState<number>();
  return (
    <Stack gap={4}>
      <HStack gap={2} flexWrap="wrap">
        <Badge>{formatTicketType(type)}</Badge>
        {isSilent ? <Badge>{translate('Silent')}</Badge> : null}
        {duplicate_of ? (
          <Text textStyle="sm">
            {`${translate('Duplicate of')} `}
            <Link href={ticketHref(duplicate_of.id)}>{`#${duplicate_of.id} ${duplicate_of.title}`}</Link>
          </Text>
        ) : null}
      </HStack>
      <Answers formData={formData} />
      {ticket.hasScreenshot ? <TicketScreenshot ticket={ticket} /> : null}
      {work ? (
        <Stack gap={2}>
          <Text textStyle="sm" fontWeight="medium">
            {translate('In the ads app')}
          </Text>
          <WorkFacts
            work={work}
            agencyHref={agencyHref}
            requests={ticket.networkLogs}
            onShowRequest={(index) => {
              setLinkedRequest(index);
              setOpen([...open.filter((part) => part !== 'network'), 'network']);
            }}
          />
        </Stack>
      ) : null}
      <TicketFacts ticket={ticket} />
      <Recorded ticket={ticket} open={open} onOpen={setOpen} linkedRequest={linkedRequest} />
    </Stack>
  );
}

/** The visitor's longest answer as text, the others with their names. */
function Answers({ formData }: Pick<Ticket, 'formData'>) {
  const answers = Object.entries(formData).filter(
    ([name, value]) => typeof value === 'string' && value.trim() !== '' && name !== 'reportedBy',
  );
  if (answers.length === 0) return null;
  return (
    <Stack gap={2}>
      {answers.map(([name, value]) => (
        <Box key={name}>
          {answers.length > 1 ? (
            <Text textStyle="xs" color="fg.muted">
              {formatTicketType(name)}
            </Text>
          ) : null}
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
            {String(value)}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}

type RecordedProps = Pick<ReportProps, 'ticket'> & {
  /** Names of the open parts. */
  open: readonly string[];
  onOpen: (open: readonly string[]) => void;
  /** Index of the request that a failed call led to. */
  linkedRequest: number | undefined;
};

/** What the page recorded, closed until asked for: the replay's code and data are loaded then. */
function Recorded({ ticket, open, onOpen, linkedRequest }: RecordedProps) {
  const { consoleLog, networkLogs, customEventLog, formData, customData, metaData } = ticket;
  const parts = [
    {
      value: 'replay',
      isThere: ticket.hasReplay,
      title: translate('Session replay'),
      render: () => <TicketReplay ticket={ticket} />,
    },
    {
      value: 'recording',
      isThere: ticket.hasRecording || ticket.screenRecordingUrl !== null,
      title: translate('Recording'),
      render: () => (
        <TicketRecording
          ticketId={ticket.id}
          isThere={ticket.hasRecording}
          elsewhere={ticket.screenRecordingUrl}
        />
      ),
    },
    {
      value: 'console',
      isThere: consoleLog.length > 0,
      title: translate('Console ({count})', { count: consoleLog.length }),
      render: () => <ConsoleLog entries={consoleLog} />,
    },
    {
      value: 'network',
      isThere: networkLogs.length > 0,
      title: translate('Network ({count})', { count: networkLogs.length }),
      render: () => <NetworkLog entries={networkLogs} linked={linkedRequest} />,
    },
    {
      value: 'events',
      isThere: customEventLog.length > 0,
      title: translate('Events ({count})', { count: customEventLog.length }),
      render: () => <EventLog entries={customEventLog} />,
    },
    {
      value: 'raw',
      isThere: true,
      title: translate('Raw data'),
      render: () => (
        <Stack gap={4}>
          <KeyValues title={translate('Answers')} values={formData} />
          <KeyValues title={translate('Custom data')} values={customData} />
          <KeyValues title={translate('Browser and page')} values={metaData} />
        </Stack>
      ),
    },
  ].filter(({ isThere }) => isThere);
  return (
    <Accordion
      value={open}
      onChange={onOpen}
      items={parts.map(({ value, title, render }) => ({
        value,
        title,
        content: open.includes(value) ? render() : null,
      }))}
    />
  );
}
