import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { subscription } from '../../account/billing/billing.fixtures';
import { PlanNotice } from './PlanNotice';

const meta = {
  title: 'Screens/Shell/PlanNotice',
  component: PlanNotice,
  args: { billingHref: '#/agency/my-account/billing' },
} satisfies Meta<typeof PlanNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.billing.subscription).ok({ subscription: { ...subscription, status: 'canceled' } }),
    );
  },
};

export const PaymentFailed: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.billing.subscription).ok({ subscription: { ...subscription, status: 'past_due' } }),
    );
  },
};
