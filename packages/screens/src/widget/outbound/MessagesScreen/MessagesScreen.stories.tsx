import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { message, outboundHrefs } from '../outbound.fixtures';
import { MessagesScreen } from './MessagesScreen';

const meta = {
  title: 'Screens/Widget/Outbound/MessagesScreen',
  component: MessagesScreen,
  args: {
    projectId: 4,
    projectHref: '#/project',
    hrefs: outboundHrefs,
    newHref: '#/messages/new',
    messageHref: (id) => `#/messages/${id}`,
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.outboundMessages.list).ok({
        data: [
          message,
          {
            ...message,
            id: 8,
            name: 'Booking survey',
            kind: 'survey',
            status: 'paused',
            sent: 38,
            seen: 35,
            answered: 21,
          },
          {
            ...message,
            id: 9,
            name: 'Welcome',
            kind: 'chat',
            status: 'draft',
            sent: 0,
            seen: 0,
            clicked: 0,
            ends_at: null,
          },
          { ...message, id: 10, name: 'Recurring payments are here', kind: 'news', status: 'ended' },
        ],
        meta: { page: 1, per_page: 12, total: 4 },
      }),
    );
  },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SuperAdmin: Story = { globals: { role: 'SuperAdmin' } };

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.outboundMessages.list).empty());
  },
};

export const NoMatches: Story = { ...Empty, parameters: { url: '?search=zzzz' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.outboundMessages.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.outboundMessages.list).error());
  },
};
