import { useApi } from '@adlane/api-client';
import type { Plan, Subscription } from '@adlane/contract/account/billing';
import { Alert, QueryState, Skeleton, Stack, translate } from '@adlane/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { isForLife, isPaying } from '../../../shared/format/planTexts';
import { CardDetails } from './CardDetails';
import { ChangePlanDialog } from './ChangePlanDialog';
import { CheckoutDialog } from './CheckoutDialog';
import { CurrentPlan } from './CurrentPlan';
import { PlanOffers } from './PlanOffers';
import { type PaymentResult, refetchAfterPayment } from './refetchAfterPayment';
import { Transactions } from './Transactions';

export type BillingScreenProps = {
  /** The agency that pays. */
  agencyId: number;
  /**
   * Result of the payment page that the user returns from.
   * @default no message
   */
  payment?: PaymentResult | undefined;
  /** Leaves the app for the payment page. */
  onLeave: (url: string) => void;
};

/** The agency's plan, its offers, card and invoices (ads §2, /agency/my-account/billing); of a plan for life, the plan. */
export function BillingScreen({ agencyId, payment, onLeave }: BillingScreenProps) {
  const { queries } = useApi();
  const cache = useQueryClient();
  const subscription = useQuery({
    ...queries.billing.subscription.query(),
    refetchInterval: refetchAfterPayment(payment),
  });
  const { data, isFetching } = subscription;
  const isBilled = data !== undefined && !isForLife(data.subscription);
  // The plan says whether there still are a card and invoices, so they are read after each time that it was read: not told
  // by `dataUpdatedAt`, which stays the same where the clock stands still.
  useEffect(() => {
    if (payment !== 'done' || !isBilled || isFetching) return;
    for (const { key } of [queries.billing.card, queries.billing.transactions])
      void cache.invalidateQueries({ queryKey: key() });
  }, [payment, isBilled, isFetching, cache, queries]);
  return (
    <Stack gap={6}>
      <PaymentNotice payment={payment} isActive={data?.subscription.status === 'active'} />
      <QueryState
        query={subscription}
        errorTitle={translate('Your plan could not be loaded')}
        describeError={describeError}
        loadingLabel={translate('Loading your plan')}
        loading={<Skeleton height={48} />}
      >
        {(loaded) => <Plans subscription={loaded.subscription} onLeave={onLeave} />}
      </QueryState>
      {isBilled ? (
        <>
          <CardDetails agencyId={agencyId} />
          <Transactions />
        </>
      ) : null}
    </Stack>
  );
}

function PaymentNotice({ payment, isActive }: { payment: BillingScreenProps['payment']; isActive: boolean }) {
  if (payment === undefined) return null;
  if (payment === 'cancelled') {
    return <Alert tone="info">{translate('The payment was canceled. Nothing was charged.')}</Alert>;
  }
  return isActive ? (
    <Alert tone="success">{translate('Thank you. Your payment was received and your plan is active.')}</Alert>
  ) : (
    <Alert tone="info">{translate('Your payment is being confirmed. This takes a few seconds.')}</Alert>
  );
}

function Plans({ subscription, onLeave }: { subscription: Subscription; onLeave: (url: string) => void }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Plan>();
  // A plan for life is paid once, so it is bought like a first plan.
  const changes = chosen !== undefined && isPaying(subscription) && chosen.interval !== 'lifetime';
  const close = () => setChosen(undefined);
  const refresh = () => queryClient.invalidateQueries({ queryKey: queries.billing.key() });
  return (
    <>
      <CurrentPlan subscription={subscription} onChanged={refresh} />
      {isForLife(subscription) ? null : <PlanOffers subscription={subscription} onChoose={setChosen} />}
      <ChangePlanDialog plan={changes ? chosen : undefined} onClose={close} onChanged={refresh} />
      <CheckoutDialog plan={changes ? undefined : chosen} onClose={close} onLeave={onLeave} />
    </>
  );
}
