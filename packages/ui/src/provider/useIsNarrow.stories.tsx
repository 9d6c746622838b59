import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../layout/Text';
import { useIsNarrow } from './useIsNarrow';

type LayoutProps = {
  /** Windows up to the width of which count as narrow. */
  device: 'phone' | 'tablet' | 'laptop' | 'desktop';
};

function Layout({ device }: LayoutProps) {
  return <Text>{useIsNarrow(device) ? 'One column' : 'Two columns'}</Text>;
}

const meta = {
  title: 'Layout/useIsNarrow',
  component: Layout,
  parameters: { docs: { parts: { useIsNarrow } } },
  args: { device: 'phone' },
} satisfies Meta<typeof Layout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
