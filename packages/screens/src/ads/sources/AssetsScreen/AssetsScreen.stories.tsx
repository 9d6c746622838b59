import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { storyPage, storySource } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import {
  AssetsStory,
  assetsMocks,
  createAssetsArgs,
  harbor,
  reachedAssets,
} from '../../../story/assetsStory';
import { AssetsScreen } from './AssetsScreen';

const { sources, facebookAssets } = contract;

const meta = {
  title: 'Screens/Ads/Sources/AssetsScreen',
  component: AssetsScreen,
  render: (props) => <AssetsStory {...props} />,
  args: createAssetsArgs(),
  beforeEach({ msw }) {
    msw.use(...assetsMocks());
  },
} satisfies Meta<typeof AssetsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Crm: Story = {
  beforeEach({ msw }) {
    msw.use(mock(sources.view).ok({ ...storySource, channel: 'ghl' }));
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(facebookAssets.businessManagers).empty(),
      mock(facebookAssets.accountsAndPages).ok({ ad_accounts: [], pages: [] }),
    );
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(sources.view).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(sources.view).error(500));
  },
};

export const LongList: Story = {
  beforeEach({ msw }) {
    const many = Array.from({ length: 60 }, (_none, index) => ({
      ...harbor,
      id: 100 + index,
      external_id: `act_${2000 + index}`,
      name: `Branch ${index + 1} of a business with a name that goes on and on, far beyond the edge`,
    }));
    msw.use(mock(facebookAssets.accountsAndPages).ok({ ad_accounts: many, pages: [storyPage] }));
  },
};

export const Retrieving: Story = {
  beforeEach({ msw }) {
    msw.use(mock(sources.view).ok({ ...storySource, status: 'processing', asset_status: 'Processing' }));
  },
};

export const Disconnected: Story = {
  beforeEach({ msw }) {
    msw.use(mock(sources.view).ok({ ...storySource, status: 'inactive' }));
  },
};

export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(mock(sources.view).error(404, { message: 'Not found.' }));
  },
};

export const BusinessFailed: Story = {
  args: { businessId: '9999' },
  beforeEach({ msw }) {
    msw.use(
      http.get(`*${facebookAssets.accountsAndPages.path}`, ({ request }) =>
        request.url.includes('business_manager_id')
          ? HttpResponse.json({ message: 'Not found.' }, { status: 404 })
          : HttpResponse.json(reachedAssets),
      ),
    );
  },
};

export const AsClient: Story = {
  args: { user: { entity_type: 'Client', permissions: { adlane_all: true } } },
  beforeEach({ msw }) {
    msw.use(mock(sources.view).ok({ ...storySource, client_user_id: 3 }));
  },
};

export const Forbidden: Story = {
  args: { user: { entity_type: 'Client', permissions: {} } },
};
