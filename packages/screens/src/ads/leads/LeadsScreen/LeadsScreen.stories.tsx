import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { leadPage } from '../lead.fixtures';
import { LeadsScreen } from './LeadsScreen';

const meta = {
  title: 'Screens/Ads/Leads/LeadsScreen',
  component: LeadsScreen,
  args: {
    user: { entity_type: 'Agency', permissions: {} },
    leadHref: (id) => `#/agency/leads/${id}`,
    templatesHref: '#/agency/ads/your-ads',
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.leads.list).ok(leadPage));
  },
} satisfies Meta<typeof LeadsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryDeliveryStatus: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.leads.list).slow());
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.leads.list).empty());
  },
};

/** A super admin has no leads: they belong to the agencies. */
export const EmptyForASuperAdmin: Story = {
  args: { user: { entity_type: 'SuperAdmin', permissions: {} } },
  beforeEach: Empty.beforeEach,
};

export const NoMatches: Story = {
  parameters: { url: '?search=zzzz&platform=google' },
  beforeEach: Empty.beforeEach,
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.leads.list).error(500, { message: 'The leads could not be read.' }));
  },
};

/** A client has no client filter. */
export const AsClient: Story = {
  globals: { role: 'Client' },
  args: { user: { entity_type: 'Client', permissions: { adlane_all: true } } },
};
