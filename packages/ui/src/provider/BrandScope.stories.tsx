import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../primitives/Button/Button';
import { BrandScope } from './BrandScope';

const meta = {
  title: 'UI/BrandScope',
  component: BrandScope,
  args: { color: '#7c3aed', mode: 'light', p: 4, borderWidth: '1px', borderRadius: 'l3' },
  render: (args) => (
    <BrandScope {...args}>
      <Button>Send answers</Button>
    </BrandScope>
  ),
} satisfies Meta<typeof BrandScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};

export const Dark: Story = { args: { mode: 'dark' } };
