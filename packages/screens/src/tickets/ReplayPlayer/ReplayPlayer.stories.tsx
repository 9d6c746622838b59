import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReplayPlayer } from './ReplayPlayer';
import { visit } from './ReplayPlayer.fixtures';

const meta = {
  title: 'Screens/Feedback/ReplayPlayer',
  component: ReplayPlayer,
  args: { replay: visit },
} satisfies Meta<typeof ReplayPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
