import { useApi } from '@adlane/api-client';
import type { CheckedCoupon, Plan } from '@adlane/contract/account/billing';
import { formatPrice } from '@adlane/contract/rules';
import { Button, Dialog, FieldShell, Flex, HStack, Input, Stack, Text, translate } from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod';
import { describeError } from '../../../shared/format/describeError';
import { formatPlanPrice } from '../../../shared/format/formatPlanPrice';
import { useLeavePayment } from '../useLeavePayment';

export type CheckoutDialogProps = {
  /** The plan to buy; the dialog is closed without one. */
  plan: Plan | undefined;
  onClose: () => void;
  /** Leaves the app for the payment page. */
  onLeave: (url: string) => void;
};

type Coupon = z.infer<typeof CheckedCoupon>;

function useCheckout(plan: Plan, onLeave: (url: string) => void) {
  const { client } = useApi();
  const [coupon, setCoupon] = useState<Coupon>();
  const check = useMutation({
    mutationFn: (code: string) =>
      client.billing.validateCoupon({ body: { coupon: code, plan_id: plan.plan_id } }),
    onSuccess: setCoupon,
    meta: { statusesShownInPlace: [404, 422] },
  });
  const pay = useMutation({
    mutationFn: () =>
      client.billing.checkout({
        body: { plan_id: plan.plan_id, coupon: coupon?.is_valid ? coupon.coupon : null },
      }),
    onSuccess: ({ url }) => onLeave(url),
    meta: { statusesShownInPlace: [422, 503] },
  });
  const refusal = coupon && !coupon.is_valid ? (coupon.message ?? 'This coupon is not valid.') : undefined;
  return { coupon, check, pay, couponError: check.isError ? describeError(check.error) : refusal };
}

function CouponForm({
  error,
  pending,
  onApply,
  onEntered,
}: {
  error: string | undefined;
  pending: boolean;
  onApply: (code: string) => void;
  onEntered: (isEntered: boolean) => void;
}) {
  const [code, setCode] = useState('');
  function apply(event: FormEvent) {
    event.preventDefault();
    if (code.trim()) onApply(code.trim());
  }
  function change(typed: string) {
    setCode(typed);
    onEntered(typed.trim() !== '');
  }
  return (
    <form onSubmit={apply}>
      <FieldShell label={translate('Coupon')} error={error}>
        {(control) => (
          <HStack gap={3} align="stretch">
            <Input {...control} value={code} onChange={({ target }) => change(target.value)} />
            <Button type="submit" variant="secondary" loading={pending}>
              {translate('Apply')}
            </Button>
          </HStack>
        )}
      </FieldShell>
    </form>
  );
}

type CheckoutProps = CheckoutDialogProps & {
  readonly plan: Plan;
  readonly onEntered: (isEntered: boolean) => void;
};

function Checkout({ plan, onClose, onLeave, onEntered }: CheckoutProps) {
  const { coupon, check, pay, couponError } = useCheckout(plan, onLeave);
  const price = coupon?.is_valid ? coupon.price : plan.price;
  return (
    <Stack gap={5}>
      <Flex justify="space-between" gap={4}>
        <Text>{plan.name}</Text>
        <Text>{formatPlanPrice(plan)}</Text>
      </Flex>
      <CouponForm
        error={couponError}
        pending={check.isPending}
        onApply={check.mutate}
        onEntered={onEntered}
      />
      <Flex as="output" justify="space-between" gap={4} pt={4} borderTopWidth="line" fontWeight="semibold">
        <Text>{translate('Due today')}</Text>
        <Text>{formatPrice(price, plan.currency)}</Text>
      </Flex>
      {pay.isError ? (
        <Text role="alert" color="fg.error" textStyle="sm">
          {describeError(pay.error)}
        </Text>
      ) : null}
      <Flex justify="flex-end" gap={3}>
        <Button variant="secondary" onClick={onClose}>
          {translate('Cancel')}
        </Button>
        <Button loading={pay.isPending} onClick={() => pay.mutate()}>
          {translate('Continue to payment')}
        </Button>
      </Flex>
    </Stack>
  );
}

/** Buys a plan: shows the price, takes a coupon and continues on the payment page. */
export function CheckoutDialog({ plan, onClose, onLeave }: CheckoutDialogProps) {
  const { leave, onEntered, prompt } = useLeavePayment(onClose);
  return (
    <Dialog open={plan !== undefined} onClose={leave} title={translate('Choose this plan?')}>
      {plan ? <Checkout plan={plan} onClose={leave} onLeave={onLeave} onEntered={onEntered} /> : null}
      {prompt}
    </Dialog>
  );
}
