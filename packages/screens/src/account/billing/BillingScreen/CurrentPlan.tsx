import { useApi } from '@adlane/api-client';
import type { Subscription } from '@adlane/contract/account/billing';
import { successMessages } from '@adlane/contract/constants';
import { Button, Card, Flex, ProgressBar, Stack, StatusBadge, Text, toast, translate } from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { usePrompt } from '../../../shared/confirm/usePrompt';
import { formatDate } from '../../../shared/format/formatDate';
import { formatPlanPrice } from '../../../shared/format/formatPlanPrice';
import { formatLocations, isPaying, subscriptionBadges } from '../../../shared/format/planTexts';

/** Describes what happens next with a plan. */
function describeNextStep(subscription: Subscription): string {
  const { status, trial_ends_at, current_period_end, cancel_at_period_end } = subscription;
  if (status === 'trialing') {
    return trial_ends_at
      ? translate('Your trial ends on {date}. Choose a plan to continue afterwards.', {
          date: formatDate(trial_ends_at),
        })
      : translate('You are trying the product.');
  }
  if (status === 'canceled') return translate('Your plan has ended. Choose a plan to continue.');
  if (status === 'past_due') {
    return translate('Your last payment failed. Check your card, or we will end the plan.');
  }
  if (status === 'incomplete') return translate('Your first payment is not complete.');
  if (current_period_end === null) return translate('Your plan does not expire.');
  const date = formatDate(current_period_end);
  return cancel_at_period_end
    ? translate('Your plan ends on {date} and will not renew.', { date })
    : translate('Renews on {date}.', { date });
}

function CancelButton({ planName, onChanged }: { planName: string; onChanged: () => void }) {
  const { client } = useApi();
  const prompt = usePrompt();
  const cancel = useMutation({
    mutationFn: () => client.billing.cancel({ body: {} }),
    onSuccess: () => {
      toast({ tone: 'success', text: successMessages.subscriptionCancelled });
      onChanged();
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        loading={cancel.isPending}
        onClick={() => prompt.confirm('cancelSubscription', planName, () => cancel.mutate())}
      >
        {translate('Cancel subscription')}
      </Button>
      {prompt.dialog}
    </>
  );
}

export type CurrentPlanProps = {
  subscription: Subscription;
  /** Called after the plan was canceled. */
  onChanged: () => void;
};

/** The agency's plan: price, next payment and how much of it is used. */
export function CurrentPlan({ subscription, onChanged }: CurrentPlanProps) {
  const { plan, status, locations_used, cancel_at_period_end } = subscription;
  const canCancel = isPaying(subscription) && !cancel_at_period_end;
  return (
    <Card
      title={translate('Your plan')}
      actions={canCancel ? <CancelButton planName={plan.name} onChanged={onChanged} /> : null}
    >
      <Stack gap={5}>
        <div>
          <Flex align="center" gap={3} wrap="wrap">
            <Text
              textStyle="xl"
              fontWeight="semibold"
              maxW="full"
              dir="auto"
              textAlign="match-parent"
              truncate
              title={plan.name}
            >
              {plan.name}
            </Text>
            <StatusBadge {...subscriptionBadges[status]} />
          </Flex>
          <Text mt={1} textStyle="sm" color="fg.muted">
            {status === 'trialing' ? translate('Free during your trial') : formatPlanPrice(plan)}
          </Text>
          <Text mt={1} textStyle="sm">
            {describeNextStep(subscription)}
          </Text>
        </div>
        {plan.locations === null ? (
          <Text textStyle="sm">{formatLocations(plan)}</Text>
        ) : (
          <Stack gap={2}>
            <Text textStyle="sm">
              {translate('{used} of {total} clients', { used: locations_used, total: plan.locations })}
            </Text>
            <ProgressBar
              label={translate('Clients used')}
              share={plan.locations === 0 ? 1 : locations_used / plan.locations}
              showsPercent={false}
            />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
