import { useApi } from '@adlane/api-client';
import { Button, Card, QueryState, Text, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { CardDialog } from '../CardDialog/CardDialog';

/** The stored card, as far as it may be shown, and its replacement. */
export function CardDetails({ agencyId }: { agencyId: number }) {
  const { queries } = useApi();
  const card = useQuery(queries.billing.card.query());
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={translate('Payment method')}
      actions={
        card.data ? (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {card.data.card === null ? translate('Add card') : translate('Replace card')}
          </Button>
        ) : null
      }
    >
      <CardDialog open={isOpen} onClose={() => setOpen(false)} agencyId={agencyId} />
      <QueryState
        query={card}
        errorTitle={translate('The card could not be loaded')}
        describeError={describeError}
        loadingLabel={translate('Loading the card')}
      >
        {({ card: stored }) =>
          stored === null ? (
            <Text color="fg.muted" textStyle="sm">
              {translate('No card stored yet. Add one here, or on the payment page when you choose a plan.')}
            </Text>
          ) : (
            <Text>
              <Text as="span" textTransform="capitalize" fontWeight="medium">
                {stored.brand}
              </Text>
              {` ${translate('ending in {last4}, expires {expiry}', {
                last4: stored.last4,
                expiry: `${String(stored.exp_month).padStart(2, '0')}/${stored.exp_year}`,
              })}`}
            </Text>
          )
        }
      </QueryState>
    </Card>
  );
}
