import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { offers } from '../billing.fixtures';
import { PlansScreen } from './PlansScreen';

const meta = {
  title: 'Screens/Account/Billing/PlansScreen',
  component: PlansScreen,
  globals: { role: 'SuperAdmin' },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    const data = offers.map((plan, index) => ({
      ...plan,
      status: index === 0 ? ('inactive' as const) : plan.status,
    }));
    msw.use(mock(contract.billing.plans).ok({ data, meta: { page: 1, per_page: 12, total: data.length } }));
  },
} satisfies Meta<typeof PlansScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoMatches: Story = {
  parameters: { url: '?search=zzzz' },
  beforeEach({ msw }) {
    msw.use(mock(contract.billing.plans).empty());
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.billing.plans).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.billing.plans).error(500, { message: 'The plans could not be read.' }));
  },
};
