import { isHttpError, useApi } from '@adlane/api-client';
import type { StoredMail } from '@adlane/contract/widget/operator';
import {
  Box,
  Button,
  DataTable,
  type DataTableColumn,
  Dialog,
  EmptyState,
  Link,
  PageHeader,
  PageHelp,
  translate,
} from '@adlane/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MailCheck, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { ShortDate } from '../../../shared/format/ShortDate';
import { AnswersByEmail } from './AnswersByEmail';

const columns: readonly DataTableColumn<StoredMail>[] = [
  { id: 'subject', header: 'Subject', cell: ({ subject }) => subject },
  { id: 'to', header: 'To', cell: ({ to }) => to },
  { id: 'from', header: 'From', priority: 'medium', cell: ({ from_name }) => from_name },
  {
    id: 'sent_at',
    header: 'Sent',
    kind: 'date',
    priority: 'medium',
    cell: ({ sent_at }) => <ShortDate instant={sent_at} />,
  },
];

/** Width of the button that opens an email, in pixels. */
const readWidth = 84;

const address = /(https?:\/\/\S+)/;

function MailText({ text }: { text: string }) {
  return (
    <Box dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" textStyle="sm">
      {text.split(address).map((part, index) =>
        address.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
          <Link key={index} href={part} external>
            {part}
          </Link>
        ) : (
          part
        ),
      )}
    </Box>
  );
}

/** Whether answers to emails arrive, and the emails of a server in development, which delivers none. */
export function OutboxScreen() {
  const { queries } = useApi();
  const cache = useQueryClient();
  const [open, setOpen] = useState<StoredMail>();
  const outbox = useQuery({
    ...queries.operator.outbox.query(),
    meta: { statusesShownInPlace: [404] },
  });
  const delivers = isHttpError(outbox.error) && outbox.error.status === 404;
  return (
    <>
      <PageHeader
        title={translate('Emails')}
        help={
          delivers ? undefined : (
            <PageHelp>
              {translate(
                'This server is in development: it delivers no emails. The latest ones are shown here until it restarts.',
              )}
            </PageHelp>
          )
        }
        actions={
          <Button
            variant="secondary"
            startIcon={<RefreshCw aria-hidden />}
            loading={outbox.isFetching && !outbox.isPending}
            onClick={() => void cache.invalidateQueries({ queryKey: queries.operator.key() })}
          >
            {translate('Refresh')}
          </Button>
        }
      />
      <Box mb={6}>
        <AnswersByEmail />
      </Box>
      <DataTable<StoredMail>
        label={translate('Sent emails')}
        columns={columns}
        rows={delivers ? [] : outbox.data?.data}
        rowId={({ id }) => id}
        rowName={({ subject }) => subject}
        actionsWidth={readWidth}
        rowActions={(mail) => (
          <Button
            size="sm"
            variant="secondary"
            aria-label={translate('Read {subject} to {to}', { subject: mail.subject, to: mail.to })}
            onClick={() => setOpen(mail)}
          >
            {translate('Read')}
          </Button>
        )}
        error={outbox.isError && !delivers ? describeError(outbox.error) : undefined}
        onRetry={() => void outbox.refetch()}
        empty={
          delivers ? (
            <EmptyState icon={<MailCheck />} title={translate('Emails are delivered')}>
              {translate('This server sends emails by SMTP and stores none.')}
            </EmptyState>
          ) : (
            <EmptyState icon={<MailCheck />} title={translate('No emails yet')}>
              {translate('Invitations, password resets and notifications show up here.')}
            </EmptyState>
          )
        }
      />
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open?.subject ?? ''}
        description={
          open && translate('To {to}, {date}', { to: open.to, date: formatDateTime(open.sent_at) })
        }
        size="md"
      >
        {open ? <MailText text={open.text} /> : null}
      </Dialog>
    </>
  );
}
