import { useApi } from '@adlane/api-client';
import type { ConnectedAccounts as Accounts } from '@adlane/contract/account/dashboard';
import {
  ButtonLink,
  Card,
  Flex,
  QueryState,
  Stack,
  StatusBadge,
  type StatusBadgeProps,
  Text,
  translate,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { describeError } from '../../../shared/format/describeError';

type Account = z.infer<typeof Accounts>['accounts'][number];

const channelLabels: Readonly<Record<Account['channel'], string>> = {
  facebook: 'Facebook',
  google: 'Google',
  ghl: 'GoHighLevel',
  openai: 'AI provider',
};

const badges: Readonly<Record<NonNullable<Account['status']>, StatusBadgeProps>> = {
  active: { tone: 'positive', text: 'Connected' },
  processing: { tone: 'info', text: 'Connecting' },
  inactive: { tone: 'negative', text: 'Disconnected' },
  canceled: { tone: 'negative', text: 'Disconnected' },
};

/** Health of the connections: Facebook, Google, CRM and AI provider. */
export function ConnectedAccounts({ connectHref }: { connectHref: string }) {
  const { queries } = useApi();
  const accounts = useQuery(queries.dashboard.connectedAccounts.query());
  return (
    <Card
      title={translate('Ad Accounts')}
      actions={
        <ButtonLink size="sm" variant="secondary" href={connectHref}>
          {translate('Manage')}
        </ButtonLink>
      }
    >
      <QueryState
        query={accounts}
        errorTitle={translate("Couldn't load the ad accounts")}
        describeError={describeError}
        loadingLabel={translate('Loading the ad accounts')}
      >
        {({ accounts: all }) => (
          <Stack as="ul" gap={4} listStyleType="none">
            {all.map(({ channel, status, name }) => (
              <Flex as="li" key={channel} justify="space-between" align="center" gap={3}>
                <Stack gap={0} minW={0}>
                  <Text fontWeight="medium">{translate(channelLabels[channel])}</Text>
                  {name ? (
                    <Text textStyle="sm" color="fg.muted" dir="auto" textAlign="match-parent" truncate>
                      {name}
                    </Text>
                  ) : null}
                </Stack>
                {status === null ? (
                  <StatusBadge tone="neutral" text={translate('Not connected')} />
                ) : (
                  <StatusBadge {...badges[status]} />
                )}
              </Flex>
            ))}
          </Stack>
        )}
      </QueryState>
    </Card>
  );
}
