import { contract } from '@adlane/contract';
import type { NicheRequest } from '@adlane/contract/ads/taxonomy/niches';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { LibrarySettingsScreen } from './LibrarySettingsScreen';

const request: NicheRequest = {
  id: 1,
  name: 'Dog Grooming',
  note: 'Two of our clients groom dogs, and nothing in the library fits them.',
  status: 'pending',
  reason: '',
  requested_by: { id: 2, business_name: 'Brightside Media' },
  niche_id: null,
  created_at: '2026-11-10T09:00:00.000Z',
};

const meta = {
  title: 'Screens/Account/Account/LibrarySettingsScreen',
  component: LibrarySettingsScreen,
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.niches.requested).ok({
        data: [
          request,
          { ...request, id: 2, name: 'Yoga', status: 'approved' },
          { ...request, id: 3, name: 'Crypto', status: 'rejected', reason: 'Not allowed on the platforms.' },
        ],
        meta: { page: 1, per_page: 100, total: 3 },
      }),
      mock(contract.tags.list).ok({
        data: [
          { id: '1', name: 'Spring offer', origin: 'own' },
          { id: 'x7', name: 'New lead', origin: 'ghl' },
        ],
        meta: { page: 1, per_page: 100, total: 2 },
      }),
    );
  },
} satisfies Meta<typeof LibrarySettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.niches.requested).empty(), mock(contract.tags.list).empty());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    const message = 'The database is resting.';
    msw.use(
      mock(contract.niches.requested).error(500, { message }),
      mock(contract.tags.list).error(500, { message }),
    );
  },
};
