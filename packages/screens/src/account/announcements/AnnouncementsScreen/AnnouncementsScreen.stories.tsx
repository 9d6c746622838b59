import { contract } from '@adlane/contract';
import type { Announcement } from '@adlane/contract/account/announcements';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { AnnouncementsScreen } from './AnnouncementsScreen';

const announcement: Announcement = {
  id: 1,
  title: 'Google ads are here',
  body: '<p>Launch <strong>Search</strong> and Performance Max ads from the same template.</p>',
  kind: 'success',
  audience: 'all',
  link_url: 'https://adlane.example/google-ads',
  link_text: 'See how it works',
  starts_at: null,
  ends_at: null,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
};

const longTitle = 'Scheduled maintenance of the connection to Facebook on the last Sunday of the year';

const meta = {
  title: 'Screens/Account/Announcements/AnnouncementsScreen',
  component: AnnouncementsScreen,
  globals: { role: 'SuperAdmin' },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.announcements.list).ok({
        data: [
          announcement,
          {
            ...announcement,
            id: 2,
            title: longTitle,
            starts_at: '2099-12-27T02:00:00.000Z',
            audience: 'agency',
          },
          {
            ...announcement,
            id: 3,
            title: 'Summer webinar',
            starts_at: '2026-07-01T00:00:00.000Z',
            ends_at: '2026-08-01T00:00:00.000Z',
          },
        ],
        meta: { page: 1, per_page: 12, total: 3 },
      }),
    );
  },
} satisfies Meta<typeof AnnouncementsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.announcements.list).empty());
  },
};

export const NoMatches: Story = { ...Empty, parameters: { url: '?search=zzzz' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.announcements.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.announcements.list).error(500, { message: 'The announcements could not be read.' }),
    );
  },
};
