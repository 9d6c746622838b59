import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CardDialog } from './CardDialog';

const meta = {
  title: 'Screens/Account/Billing/CardDialog',
  component: CardDialog,
  args: { open: true, agencyId: 1, onClose: fn() },
} satisfies Meta<typeof CardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form of the simulated payment provider. */
export const Default: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.billing.setupIntent).slow());
  },
};

export const NotConfigured: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.billing.setupIntent).error(503, { message: 'Payments are not available right now.' }),
    );
  },
};
