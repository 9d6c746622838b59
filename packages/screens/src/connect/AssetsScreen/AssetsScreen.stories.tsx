import type { Meta, StoryObj } from '@storybook/react-vite';
import { AssetsStory, assetsArgs, assetsMocks } from '../../story/assetsStory';
import { AssetsScreen } from './AssetsScreen';

const meta = {
  title: 'Screens/Connect/AssetsScreen',
  component: AssetsScreen,
  render: (props) => <AssetsStory {...props} />,
  args: assetsArgs(),
  beforeEach({ msw }) {
    msw.use(...assetsMocks());
  },
} satisfies Meta<typeof AssetsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
