import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandPlayground } from './BrandPlayground';

const meta = {
  title: 'Foundations/Brand color',
  component: BrandPlayground,
  tags: ['!autodocs'],
  parameters: { searchedAs: ['brand', 'white label', 'accent color'] },
  args: { initialColor: '#7c3aed' },
} satisfies Meta<typeof BrandPlayground>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Violet: Story = {};

export const PaleYellow: Story = { args: { initialColor: '#ffd400' } };
