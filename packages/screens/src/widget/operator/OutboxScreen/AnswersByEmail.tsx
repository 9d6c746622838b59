import { useApi } from '@adlane/api-client';
import type { InboundMailState } from '@adlane/contract/widget/operator';
import { Alert, Card, QueryState, Stack, StatusBadge, Text, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { FactList } from '../../../shared/FactList/FactList';
import { describeError } from '../../../shared/format/describeError';
import { ShortDate } from '../../../shared/format/ShortDate';

/** Whether answers to emails arrive at this installation, and how. */
export function AnswersByEmail() {
  const { queries } = useApi();
  const state = useQuery(queries.operator.inboundMail.query());
  return (
    <Card title={translate('Answers by email')}>
      <QueryState
        query={state}
        errorTitle={translate("Couldn't load the state of incoming email")}
        describeError={describeError}
        loadingLabel={translate('Loading the state of incoming email')}
      >
        {(loaded) => (loaded.address === null ? <Off /> : <Ways state={loaded} />)}
      </QueryState>
    </Card>
  );
}

function Off() {
  return (
    <Text color="fg.muted">
      {translate(
        'Answers to emails do not arrive. To receive them, set ADLANE_REPLY_ADDRESS and a webhook or a mailbox on the server.',
      )}
    </Text>
  );
}

function Ways({ state }: { state: InboundMailState }) {
  const { address, has_webhook, last_received_at, problem } = state;
  return (
    <Stack gap={4}>
      {problem === null ? null : (
        <Alert tone="warning">
          {translate('{problem} Answers that wait there arrive once it can be read again.', { problem })}
        </Alert>
      )}
      <FactList
        facts={[
          { label: translate('Address'), value: address },
          {
            label: translate('Webhook'),
            value: has_webhook ? translate('Set up') : translate('Not set up'),
          },
          { label: translate('Mailbox'), value: <MailboxState state={state} /> },
          {
            label: translate('Last answer'),
            value:
              last_received_at === null ? translate('None yet') : <ShortDate instant={last_received_at} />,
          },
        ]}
      />
    </Stack>
  );
}

function MailboxState({ state: { has_mailbox, checked_at, problem } }: { state: InboundMailState }) {
  if (!has_mailbox) return translate('Not set up');
  if (checked_at === null) return translate('Not read yet');
  return <StatusBadge {...(problem === null ? readable : unreadable)} />;
}

const readable = { tone: 'positive', text: 'Read every minute' } as const;
const unreadable = { tone: 'warning', text: "Can't be read" } as const;
