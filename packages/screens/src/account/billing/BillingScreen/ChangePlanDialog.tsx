import { useApi } from '@adlane/api-client';
import type { Plan } from '@adlane/contract/account/billing';
import { confirmPrompts } from '@adlane/contract/constants';
import { formatPrice } from '@adlane/contract/rules';
import { Button, Dialog, Flex, QueryState, Stack, Text, toast, translate } from '@adlane/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';
import { formatPlanPrice } from '../../../shared/format/formatPlanPrice';

export type ChangePlanDialogProps = {
  /** The plan to change to; the dialog is closed without one. */
  plan: Plan | undefined;
  onClose: () => void;
  /** Called after the plan was changed. */
  onChanged: () => void;
};

function formatDue(amount: number, currency: string): string {
  return amount < 0
    ? translate('{amount} is credited to your account now.', { amount: formatPrice(-amount, currency) })
    : translate('{amount} is charged to your card now.', { amount: formatPrice(amount, currency) });
}

function ChangePlan({ plan, onClose, onChanged }: ChangePlanDialogProps & { plan: Plan }) {
  const { client, queries } = useApi();
  const body = { plan_id: plan.plan_id };
  const preview = useQuery({
    queryKey: [...queries.billing.key(), 'previewChange', plan.plan_id],
    queryFn: () => client.billing.previewChange({ body }),
    // The amount depends on the time; it is computed for each opened dialog.
    gcTime: 0,
  });
  const change = useMutation({
    mutationFn: ({ amount_due, effective_at }: { amount_due: number; effective_at: string }) =>
      client.billing.change({ body: { ...body, amount_due, effective_at } }),
    onSuccess: ({ message }) => {
      toast({ tone: 'success', text: message });
      onChanged();
      onClose();
    },
    // The amount has changed in the meantime: show the new one.
    onError: () => void preview.refetch(),
  });
  return (
    <QueryState
      query={preview}
      errorTitle={translate('The price could not be computed')}
      describeError={describeError}
      loadingLabel={translate('Computing the price')}
    >
      {({ amount_due, effective_at }) => (
        <Stack gap={5}>
          <Flex justify="space-between" gap={4} wrap="wrap">
            <Text fontWeight="semibold">{plan.name}</Text>
            <Text>{formatPlanPrice(plan)}</Text>
          </Flex>
          <Text>{formatDue(amount_due, plan.currency)}</Text>
          <Flex justify="flex-end" gap={3}>
            <Button variant="secondary" onClick={onClose}>
              {translate('Cancel')}
            </Button>
            <Button loading={change.isPending} onClick={() => change.mutate({ amount_due, effective_at })}>
              {translate(confirmPrompts.changePlan.confirm)}
            </Button>
          </Flex>
        </Stack>
      )}
    </QueryState>
  );
}

/** Changes to another plan after showing what is charged now. */
export function ChangePlanDialog({ plan, onClose, onChanged }: ChangePlanDialogProps) {
  return (
    <Dialog
      open={plan !== undefined}
      onClose={onClose}
      title={translate(confirmPrompts.changePlan.title)}
      description={translate(confirmPrompts.changePlan.text)}
    >
      {plan ? <ChangePlan plan={plan} onClose={onClose} onChanged={onChanged} /> : null}
    </Dialog>
  );
}
