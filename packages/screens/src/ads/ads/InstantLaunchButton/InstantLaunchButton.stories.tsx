import { contract } from '@adlane/contract';
import { createDefaultBusinessInserts } from '@adlane/contract/ads/smartInserts';
import { mock } from '@adlane/mocks';
import { storyAccount, storyPage, toListPage } from '@adlane/mocks/connections';
import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstantLaunchButton } from './InstantLaunchButton';

const inserts = {
  business: createDefaultBusinessInserts(),
  custom: [],
  values: [],
  updated_at: '2026-10-12T09:00:00.000Z',
  longest: [],
  headlines: [],
  longHeadlines: [],
  descriptions: [],
};

const meta = {
  title: 'Screens/Ads/Ads/InstantLaunchButton',
  component: InstantLaunchButton,
  args: { user: { id: 2, group_id: 2, entity_type: 'Agency', permissions: {} } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.sources.adAccounts).ok(toListPage(storyAccount)),
      mock(contract.sources.pages).ok(toListPage(storyPage)),
      mock(contract.smartInserts.view).ok(inserts),
    );
  },
} satisfies Meta<typeof InstantLaunchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
