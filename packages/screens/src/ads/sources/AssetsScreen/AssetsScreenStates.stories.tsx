import { mock } from '@adlane/mocks';
import { storySource } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AssetsStory, assetsMocks, createAssetsArgs } from '../../../story/assetsStory';
import { AssetsScreen } from './AssetsScreen';
import { facebookAssets, sources } from './AssetsScreenStates.fixtures';

const meta = {
  title: 'Screens/Ads/Sources/AssetsScreen/States',
  component: AssetsScreen,
  render: (props) => <AssetsStory {...props} />,
  args: createAssetsArgs(),
  beforeEach({ msw }) {
    msw.use(...assetsMocks());
  },
} satisfies Meta<typeof AssetsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rendered in every mode. */
export const Shown: Story = {};

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
