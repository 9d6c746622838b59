import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdSwipeScreen } from './AdSwipeScreen';

const meta = {
  title: 'Screens/Ads/Templates/AdSwipeScreen',
  component: AdSwipeScreen,
  args: { masterHref: '#/agency/ads/master' },
} satisfies Meta<typeof AdSwipeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
