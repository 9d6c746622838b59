import { contract } from '@adlane/contract';
import { createDefaultBusinessInserts } from '@adlane/contract/ads/smartInserts';
import { mock } from '@adlane/mocks';
import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryUrlState } from '../../../shared/urlState/UrlStateProvider';
import { InsertsScreen } from './InsertsScreen';

const inserts = {
  business: { ...createDefaultBusinessInserts(), owner_name: 'Ada Bright' },
  custom: [
    {
      id: 1,
      name: 'Offer',
      value: 'a free check-up',
      client_user_id: null,
      templates_count: 0,
      created_at: '2026-10-01T09:00:00.000Z',
      updated_at: '2026-10-01T09:00:00.000Z',
    },
  ],
  values: [],
  updated_at: '2026-10-12T09:00:00.000Z',
  longest: [],
  headlines: [],
  longHeadlines: [],
  descriptions: [],
};

const meta = {
  title: 'Screens/Ads/Smart inserts/InsertsScreen',
  component: InsertsScreen,
  render: () => (
    <MemoryUrlState>
      <InsertsScreen />
      <Toaster />
    </MemoryUrlState>
  ),
  beforeEach({ msw }) {
    msw.use(mock(contract.smartInserts.view).ok(inserts));
  },
} satisfies Meta<typeof InsertsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      mock(contract.smartInserts.view).ok({
        ...inserts,
        business: createDefaultBusinessInserts(),
        custom: [],
      }),
    );
  },
};
