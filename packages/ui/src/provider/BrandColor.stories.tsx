import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../primitives/Button/Button';
import { BrandColor } from './BrandColor';

const meta = {
  title: 'Theming/BrandColor',
  component: BrandColor,
  args: { color: '#7c3aed' },
  render: (args) => (
    <>
      <BrandColor {...args} />
      <Button>Launch ad</Button>
    </>
  ),
} satisfies Meta<typeof BrandColor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };
