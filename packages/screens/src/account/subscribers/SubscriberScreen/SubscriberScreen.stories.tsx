import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { subscriber, subscriberDetails } from '../subscriber.fixtures';
import { SubscriberScreen } from './SubscriberScreen';

const meta = {
  title: 'Screens/Account/Subscribers/SubscriberScreen',
  component: SubscriberScreen,
  globals: { role: 'SuperAdmin' },
  args: {
    subscriberId: subscriber.id,
    listHref: '#subscribers',
    trialListHref: '#trials',
    onViewAs: fn(),
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.subscribers.details).ok(subscriberDetails));
  },
} satisfies Meta<typeof SubscriberScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAPlan: Story = {};

export const OnTrial: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.subscribers.details).ok({
        ...subscriberDetails,
        plan_type: null,
        plan_id: null,
        subscription_status: null,
        trial_ends_at: '2026-12-01T09:00:00.000Z',
        days_left: 2,
        last_seen_at: null,
        phone: '',
      }),
    );
  },
};

export const Archived: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.subscribers.details).ok({ ...subscriberDetails, status: 'archived' }));
  },
};

export const LongNames: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.subscribers.details).ok({
        ...subscriberDetails,
        business_name: 'Northwind Media and Advertising Partners of New England',
        email: 'someone.with.a.very.long.address@northwind-media-partners.example',
      }),
    );
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.subscribers.details).slow());
  },
};

export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.subscribers.details).error(404, { message: 'Not found.' }));
  },
};
