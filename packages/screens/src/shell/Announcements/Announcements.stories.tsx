import { contract } from '@adlane/contract';
import type { Announcement } from '@adlane/contract/account/announcements';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Announcements } from './Announcements';

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

const meta = {
  title: 'Screens/Shell/Announcements',
  component: Announcements,
  beforeEach({ msw }) {
    msw.use(
      mock(contract.announcements.current).ok({
        data: [
          announcement,
          { ...announcement, id: 2, kind: 'warning', title: 'Maintenance on Sunday', link_url: '' },
        ],
      }),
    );
  },
} satisfies Meta<typeof Announcements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
