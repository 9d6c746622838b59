import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { AlertSettingsScreen } from './AlertSettingsScreen';

const meta = {
  title: 'Screens/Account/Account/AlertSettingsScreen',
  component: AlertSettingsScreen,
  decorators: [withUrlState],
} satisfies Meta<typeof AlertSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.ads.alertSettings).ok({
        attention: true,
        stopped: true,
        cost: true,
        spend_cap: true,
        cost_limit: 2_500,
        cost_currency: 'USD',
      }),
    );
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.alertSettings).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.alertSettings).error(500, { message: 'The alerts could not be read.' }));
  },
};
