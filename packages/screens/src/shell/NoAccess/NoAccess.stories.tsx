import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoAccess } from './NoAccess';

const meta = {
  title: 'Screens/Shell/NoAccess',
  component: NoAccess,
  args: { agencyName: 'Brooks Growth' },
} satisfies Meta<typeof NoAccess>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
