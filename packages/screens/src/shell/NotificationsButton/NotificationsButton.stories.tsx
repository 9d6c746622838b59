import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotificationsButton } from './NotificationsButton';

const meta = {
  title: 'Screens/Shell/NotificationsButton',
  component: NotificationsButton,
} satisfies Meta<typeof NotificationsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.notifications.unreadCount).ok({ unread: 3 }));
  },
};

export const AllRead: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.notifications.unreadCount).ok({ unread: 0 }),
      mock(contract.notifications.list).empty(),
    );
  },
};
