import { useApi } from '@adlane/api-client';
import type { LeadDelivery } from '@adlane/contract/ads/leads';
import { Box, Flex, QueryState, Stack, Text, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';
import { ShortDate } from '../../../shared/format/ShortDate';
import { DeliveredAnswers } from './DeliveredAnswers';

function describeResponse({ response_status, error, status }: LeadDelivery): string {
  if (status === 'delivered') return 'Your CRM accepted the lead.';
  const answer =
    response_status === null
      ? translate('Your CRM did not respond')
      : translate('Your CRM responded with {status}', { status: response_status });
  return error ? `${answer}: ${error}` : `${answer}.`;
}

/** Attempts to deliver a lead to the CRM, newest first. */
export function DeliveryList({ leadId }: { leadId: number }) {
  const { queries } = useApi();
  const deliveries = useQuery(
    queries.leads.deliveries.query({
      params: { id: leadId },
      query: { page: 1, sort: 'attempted_at', order: 'desc' },
    }),
  );
  return (
    <QueryState
      query={deliveries}
      errorTitle={translate("Couldn't load deliveries")}
      describeError={describeError}
      loadingLabel={translate('Loading the deliveries')}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <Text color="fg.muted" textStyle="sm">
          {translate(
            'Not sent to a CRM yet. Connect one under Ad Accounts to receive leads there automatically.',
          )}
        </Text>
      }
    >
      {({ data }) => (
        <Stack as="ul" gap={4} listStyleType="none">
          {data.map((delivery) => (
            <Box as="li" key={delivery.id}>
              <Flex gap={3} align="baseline" justify="space-between" mb={2} textStyle="sm">
                <Text overflowWrap="anywhere" {...(delivery.status === 'failed' && { color: 'fg.error' })}>
                  {describeResponse(delivery)}
                </Text>
                <Text flexShrink={0} color="fg.muted">
                  <ShortDate instant={delivery.attempted_at} />
                </Text>
              </Flex>
              <DeliveredAnswers answers={delivery.answers} />
            </Box>
          ))}
        </Stack>
      )}
    </QueryState>
  );
}
