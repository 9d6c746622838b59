import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { subscriberPage } from '../subscriber.fixtures';
import { SubscribersScreen } from './SubscribersScreen';

const meta = {
  title: 'Screens/Account/Subscribers/SubscribersScreen',
  component: SubscribersScreen,
  globals: { role: 'SuperAdmin' },
  args: {
    user: { entity_type: 'SuperAdmin', permissions: {} },
    subscriberHref: (id) => `#subscriber-${id}`,
    onViewAs: fn(),
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.subscribers.list).ok(subscriberPage));
  },
} satisfies Meta<typeof SubscribersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.subscribers.list).slow());
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.subscribers.list).empty());
  },
};

export const NoMatches: Story = { parameters: { url: '?search=zzzz' }, beforeEach: Empty.beforeEach };

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.subscribers.list).error(500, { message: 'The subscribers could not be read.' }));
  },
};
