import { useApi } from '@adlane/api-client';
import type { Plan } from '@adlane/contract/account/billing';
import { PlanUpgrade, type Subscriber } from '@adlane/contract/account/subscribers';
import { billingMessages, maxPageSize } from '@adlane/contract/constants';
import { Dialog, QueryState, Stack, Text, toast, translate } from '@adlane/ui';
import { RadioGroupField } from '@adlane/ui/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';
import { formatPlanPrice } from '../../../shared/format/formatPlanPrice';
import { formatLocations, formatPlanType } from '../../../shared/format/planTexts';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { getSubscriberName } from '../subscriberActions';

export type PlanDialogProps = {
  /** The dialog is closed without one. */
  subscriber: Subscriber | undefined;
  onClose: () => void;
};

function PlanLabel({ plan, isCurrent }: { plan: Plan; isCurrent: boolean }) {
  return (
    <Stack as="span" gap={0}>
      <Text as="span" fontWeight="medium">
        {isCurrent
          ? `${formatPlanType(plan.type)} · ${translate('current plan')}`
          : formatPlanType(plan.type)}
      </Text>
      <Text as="span" textStyle="xs" color="fg.muted">
        {`${formatPlanPrice(plan)} · ${formatLocations(plan)}`}
      </Text>
    </Stack>
  );
}

function PlanForm({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const plans = useQuery(queries.billing.plans.query({ query: { per_page: maxPageSize } }));
  return (
    <QueryState
      query={plans}
      errorTitle={translate("Couldn't load the plans")}
      describeError={describeError}
      loadingLabel={translate('Loading the plans')}
    >
      {({ data }) => (
        <RecordForm
          initialValues={{ plan_id: subscriber.plan_id ?? '' }}
          body={PlanUpgrade}
          submitLabel={subscriber.plan_type === null ? translate('Give plan') : translate('Change plan')}
          onCancel={onClose}
          send={async (body) => {
            await client.subscribers.upgradeSubscription({ params: { id: subscriber.id }, body });
            toast({ tone: 'success', text: billingMessages.planChanged });
            void queryClient.invalidateQueries({ queryKey: queries.subscribers.key() });
            onClose();
          }}
        >
          <RadioGroupField
            name="plan_id"
            label={translate('Plan')}
            required
            options={data.map((plan) => ({
              value: plan.plan_id,
              label: <PlanLabel plan={plan} isCurrent={plan.plan_id === subscriber.plan_id} />,
            }))}
          />
        </RecordForm>
      )}
    </QueryState>
  );
}

/** Gives a subscriber another plan, or an agency on trial its first one. */
export function PlanDialog({ subscriber, onClose }: PlanDialogProps) {
  return (
    <Dialog
      open={subscriber !== undefined}
      onClose={onClose}
      title={subscriber?.plan_type === null ? translate('Give a plan') : translate('Change the plan?')}
      description={
        subscriber &&
        translate(
          '{name}: if a card pays for the plan, the difference is charged or credited immediately. Otherwise nothing is charged.',
          { name: getSubscriberName(subscriber) },
        )
      }
    >
      {subscriber ? <PlanForm key={subscriber.id} subscriber={subscriber} onClose={onClose} /> : null}
    </Dialog>
  );
}
