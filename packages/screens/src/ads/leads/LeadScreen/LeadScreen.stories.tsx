import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { deliveredAnswers, lead } from '../lead.fixtures';
import { LeadScreen } from './LeadScreen';

const meta = {
  title: 'Screens/Ads/Leads/LeadScreen',
  component: LeadScreen,
  args: {
    leadId: lead.id,
    listHref: '#/agency/leads',
    getAdHref: (id) => `#/agency/ads/manage/${id}`,
    getClientHref: (id) => `#/agency/clients/${id}`,
    onDeleted: fn(),
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.leads.view).ok(lead),
      mock(contract.leads.deliveries).ok({
        data: [
          {
            id: 2,
            channel: 'ghl',
            status: 'delivered',
            response_status: 201,
            error: null,
            answers: deliveredAnswers,
            attempted_at: '2026-11-20T15:29:00.000Z',
          },
          {
            id: 1,
            channel: 'ghl',
            status: 'failed',
            response_status: 503,
            error: 'Service unavailable',
            answers: [],
            attempted_at: '2026-11-20T15:24:00.000Z',
          },
        ],
        meta: { page: 1, per_page: 12, total: 2 },
      }),
    );
  },
} satisfies Meta<typeof LeadScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delivered: Story = {};

/** The CRM took the person and refused everything else, the note included. */
export const DeliveredInPart: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.leads.deliveries).ok({
        data: [
          {
            id: 3,
            channel: 'ghl',
            status: 'delivered',
            response_status: 200,
            error: null,
            answers: deliveredAnswers.map((answer) =>
              answer.place === 'note' ? { ...answer, place: 'not_sent', reason: 'refused' } : answer,
            ),
            attempted_at: '2026-11-20T15:29:00.000Z',
          },
        ],
        meta: { page: 1, per_page: 12, total: 1 },
      }),
    );
  },
};

export const NotSent: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.leads.view).ok({ ...lead, delivery_status: 'none' }),
      mock(contract.leads.deliveries).empty(),
    );
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.leads.view).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.leads.view).error(500, { message: 'The lead could not be read.' }));
  },
};
