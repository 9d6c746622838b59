import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../layout/Text';
import { Button } from '../Button/Button';
import { createLazyOverlay } from './createLazyOverlay';

const Help = createLazyOverlay(() => import('../Popover/Popover').then((module) => module.Popover), 'dialog');

const meta = {
  title: 'Overlays/createLazyOverlay',
  component: Help,
  parameters: { docs: { parts: { createLazyOverlay } } },
  args: {
    title: 'Help',
    trigger: <Button variant="secondary">Help</Button>,
    children: <Text>Ads are reviewed within a day.</Text>,
  },
} satisfies Meta<typeof Help>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
