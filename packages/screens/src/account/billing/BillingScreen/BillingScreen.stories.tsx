import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { buildBillingHandlers, endedSubscription, subscription } from '../billing.fixtures';
import { BillingScreen } from './BillingScreen';

const meta = {
  title: 'Screens/Account/Billing/BillingScreen',
  component: BillingScreen,
  args: { agencyId: 1, onLeave: fn() },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(...buildBillingHandlers());
  },
} satisfies Meta<typeof BillingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const Trial: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.billing.subscription).ok({
        subscription: {
          ...subscription,
          status: 'trialing',
          current_period_end: null,
          trial_ends_at: '2026-12-01T00:00:00.000Z',
        },
      }),
      mock(contract.billing.card).ok({ card: null }),
      mock(contract.billing.transactions).empty(),
    );
  },
};

export const Ended: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.billing.subscription).ok({
        subscription: endedSubscription,
      }),
    );
  },
};

export const PaymentReceived: Story = { args: { payment: 'done' } };

export const PaymentCanceled: Story = { args: { payment: 'cancelled' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.billing.subscription).slow(), mock(contract.billing.offers).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.billing.subscription).error(500, { message: 'The plan could not be read.' }));
  },
};
