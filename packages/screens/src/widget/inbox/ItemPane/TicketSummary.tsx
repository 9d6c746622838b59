import { useApi } from '@adlane/api-client';
import type { Ticket } from '@adlane/contract/widget/tickets';
import {
  Accordion,
  Badge,
  Box,
  ButtonLink,
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
import { KeyValues } from '../../tickets/TicketScreen/KeyValues';
import { TicketFacts } from '../../tickets/TicketScreen/TicketFacts';
import { TicketScreenshot } from '../../tickets/TicketScreen/TicketMedia';
import { formatTicketType } from '../../tickets/ticketBadges';

export type TicketSummaryProps = {
  ticketId: number;
  ticketHref: (id: number) => string;
  fullTicketHref: (id: number) => string;
};

/** What a visitor reported: text and screenshot with marks first, facts in words, raw data collapsed. */
export function TicketSummary({ ticketId, ...links }: TicketSummaryProps) {
  const { queries } = useApi();
  const ticket = useQuery(queries.tickets.view.query({ params: { id: ticketId } }));
  return (
    <Box mb={6}>
      <QueryState
        query={ticket}
        describeError={describeError}
        loadingLabel={translate('Loading the report')}
        loading={<Skeleton height="16rem" />}
      >
        {(data) => <Report ticket={data} {...links} />}
      </QueryState>
    </Box>
  );
}

type ReportProps = { ticket: Ticket } & Omit<TicketSummaryProps, 'ticketId'>;

function Report({ ticket, ticketHref, fullTicketHref }: ReportProps) {
  const { id, type, isSilent, formData, duplicate_of, hasReplay, hasRecording } = ticket;
  const counts = {
    console: ticket.consoleLog.length,
    network: ticket.networkLogs.length,
    events: ticket.customEventLog.length,
  };
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
      {ticket.hasScreenshot ? <TicketScreenshot ticketId={id} isThere /> : null}
      <TicketFacts ticket={ticket} />
      <Box>
        <ButtonLink size="sm" variant="secondary" href={fullTicketHref(id)}>
          {hasReplay || hasRecording ? translate('Open replay and logs') : translate('Open logs')}
        </ButtonLink>
        <Text as="span" textStyle="xs" color="fg.muted" ms={3}>
          {translate('{console} console, {network} network, {events} events', counts)}
        </Text>
      </Box>
      <RawData ticket={ticket} />
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

function RawData({ ticket: { formData, customData, metaData } }: { ticket: Ticket }) {
  const [open, setOpen] = useState<string[]>([]);
  return (
    <Accordion
      value={open}
      onChange={setOpen}
      items={[
        {
          value: 'raw',
          title: translate('Raw data'),
          content: (
            <Stack gap={4}>
              <KeyValues title={translate('Answers')} values={formData} />
              <KeyValues title={translate('Custom data')} values={customData} />
              <KeyValues title={translate('Browser and page')} values={metaData} />
            </Stack>
          ),
        },
      ]}
    />
  );
}
