import { useApi } from '@adlane/api-client';
import { Card, QueryState, Text } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../shared/format/describeError';

/** The stored card, as far as it may be shown. */
export function CardDetails() {
  const { queries } = useApi();
  const card = useQuery(queries.billing.card.query());
  return (
    <Card title="Payment method">
      <QueryState
        query={card}
        errorTitle="The card could not be loaded"
        describeError={describeError}
        loadingLabel="Loading the card"
      >
        {({ card: stored }) =>
          stored === null ? (
            <Text color="fg.muted" textStyle="sm">
              No card stored yet. You enter it on the payment page when you choose a plan.
            </Text>
          ) : (
            <Text>
              <Text as="span" textTransform="capitalize" fontWeight="medium">
                {stored.brand}
              </Text>
              {` ending in ${stored.last4}, expires ${String(stored.exp_month).padStart(2, '0')}/${stored.exp_year}`}
            </Text>
          )
        }
      </QueryState>
    </Card>
  );
}
