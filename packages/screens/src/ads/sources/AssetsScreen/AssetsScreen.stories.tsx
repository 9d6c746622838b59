import type { Meta, StoryObj } from '@storybook/react-vite';
import { AssetsStory, assetsMocks, createAssetsArgs } from '../../../story/assetsStory';
import { AssetsScreen } from './AssetsScreen';

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
