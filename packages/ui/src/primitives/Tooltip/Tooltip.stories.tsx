import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { IconButton } from '../Button/IconButton';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'What you pay on average for one lead',
    children: <IconButton label="About cost per result" icon={<Info />} />,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
