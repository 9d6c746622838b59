import { useApi } from '@adlane/api-client';
import type { LeadDelivery } from '@adlane/contract/ads/leads';
import { Box, Flex, QueryState, Stack, StatusBadge, Text, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { leadDeliveryBadges } from '../leadBadges';
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
              <Flex gap={3} align="center" justify="space-between" wrap="wrap">
                <StatusBadge {...leadDeliveryBadges[delivery.status]} />
                <Text textStyle="xs" color="fg.muted">
                  {formatDateTime(delivery.attempted_at)}
                </Text>
              </Flex>
              <Text mt={1} textStyle="sm" overflowWrap="anywhere">
                {describeResponse(delivery)}
              </Text>
              <DeliveredAnswers answers={delivery.answers} />
            </Box>
          ))}
        </Stack>
      )}
    </QueryState>
  );
}
