import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  buildBillingHandlers,
  endedSubscription,
  lifetimeSubscription,
  offers,
  subscription,
} from '../billing.fixtures';
import statesMeta from './BillingScreen.stories';

const [, annual] = offers;

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Billing/BillingScreen/Flows',
  tags: ['flow', '!autodocs'],
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const BuysAPlanWithACoupon: Story = {
  beforeEach({ msw }) {
    msw.use(
      ...buildBillingHandlers(endedSubscription),
      mock(contract.billing.validateCoupon).ok({
        is_valid: true,
        coupon: 'HALF',
        percent_off: 50,
        amount_off: null,
        price: 498_50,
        message: null,
      }),
      mock(contract.billing.checkout).ok({ session_id: 'cs_1', url: 'https://pay.example/cs_1' }),
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /: Agency Unlimited Annual$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose this plan?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Coupon' }), 'HALF');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await dialog.findByText('$498.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('https://pay.example/cs_1'));
  },
};

/** The user is back before the payment provider has notified the server of anything. */
export const ShowsWhatAPaymentBringsOneAfterAnother: Story = {
  args: { payment: 'done' },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.billing.card).ok({ card: null }),
      mock(contract.billing.transactions).empty(),
      ...buildBillingHandlers(endedSubscription),
    );
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByText(/^Your payment is being confirmed/);
    await canvas.findByText('No invoices yet');
    const [plan, , card, invoices] = buildBillingHandlers();
    if (plan) msw.use(plan);
    await canvas.findByText(/your plan is active/);
    await expect(canvas.getByText('No invoices yet')).toBeVisible();
    if (invoices) msw.use(invoices);
    await canvas.findByText('Paid');
    await expect(canvas.getByText(/^No card stored yet/)).toBeVisible();
    if (card) msw.use(card);
    await canvas.findByText(/ending in 4242/);
  },
};

/** A plan for life has neither card nor invoices: their calls are refused, and nothing is offered. */
export const ShowsAPlanForLifeAfterItsPayment: Story = {
  args: { payment: 'done' },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.billing.card).error(403),
      mock(contract.billing.transactions).error(403),
      ...buildBillingHandlers(lifetimeSubscription),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/your plan is active/);
    await canvas.findByText('Agency Unlimited Lifetime');
    await expect(canvas.queryByRole('button', { name: /^Choose plan/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Invoices' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const RefusesAnInvalidCoupon: Story = {
  beforeEach({ msw }) {
    msw.use(
      ...buildBillingHandlers(endedSubscription),
      mock(contract.billing.validateCoupon).ok({
        is_valid: false,
        coupon: 'OLD',
        percent_off: null,
        amount_off: null,
        price: 997_00,
        message: 'This coupon has expired.',
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /: Agency Unlimited Annual$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose this plan?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Coupon' }), 'OLD');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await dialog.findByText('This coupon has expired.');
  },
};

/** A coupon that was typed is not lost by a click beside the dialog. */
export const ConfirmsLeavingThePayment: Story = {
  parameters: { showsMessages: ['closePayment'] },
  beforeEach({ msw }) {
    msw.use(...buildBillingHandlers(endedSubscription));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /: Agency Unlimited Annual$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose this plan?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Coupon' }), 'HALF');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave the payment?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(dialog.getByRole('textbox', { name: 'Coupon' })).toHaveValue('HALF');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const again = within(await screen.findByRole('alertdialog', { name: 'Leave the payment?' }));
    await userEvent.click(again.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const ChangesThePlanAfterAPreview: Story = {
  parameters: { showsMessages: ['changePlan'] },
  beforeEach({ msw }) {
    msw.use(...buildBillingHandlers());
    if (annual) {
      msw.use(
        mock(contract.billing.previewChange).ok({
          plan: annual,
          amount_due: 930_25,
          effective_at: '2026-11-23T12:00:00.000Z',
        }),
        mock(contract.billing.change).ok({ message: 'Plan changed.', subscription }),
      );
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /: Agency Unlimited Annual$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the plan?' }));
    await dialog.findByText('$930.25 is charged to your card now.');
    await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** The seeded agency's subscription, at the simulated payment provider. */
export const CancelsTheSubscription: Story = {
  parameters: { showsMessages: ['cancelSubscription', 'subscriptionCancelled'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel subscription' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel the subscription?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel subscription' }));
    await canvas.findByText(/will not renew/);
  },
};
