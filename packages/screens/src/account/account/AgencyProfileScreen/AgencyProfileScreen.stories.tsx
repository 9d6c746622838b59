import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { AgencyProfileScreen } from './AgencyProfileScreen';

const meta = {
  title: 'Screens/Account/Account/AgencyProfileScreen',
  component: AgencyProfileScreen,
  decorators: [withUrlState],
} satisfies Meta<typeof AgencyProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A custom domain whose DNS record is missing. */
export const DomainPending: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.account.agencyProfile).ok({
        business_name: 'Brooks Growth',
        website: 'https://brooks-growth.example',
        phone: '+15552070100',
        address: {
          businessName: '',
          streetAddress: '1 Main Street',
          street: '',
          suite: '',
          city: 'Boston',
          zip: '02110',
          country: 'United States',
        },
        brand_color: '#0f766e',
        logo_media_id: null,
        whiteLabelUrl: 'ads.brooks-growth.example',
        mail_sender_name: 'Brooks Growth',
        is_client_signup_open: true,
        logo_url: null,
        whiteLabelStatus: 'pending',
        updated_at: '2026-11-20T09:00:00.000Z',
      }),
    );
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.account.agencyProfile).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.account.agencyProfile).error(500, { message: 'The profile could not be read.' }));
  },
};
