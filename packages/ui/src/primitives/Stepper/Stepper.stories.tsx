import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StepPanel } from './StepPanel';
import { Stepper } from './Stepper';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  subcomponents: { StepPanel },
  args: {
    label: 'Create a template',
    steps: ['Platform', 'Niche', 'Offer', 'Review'],
    current: 2,
    onStep: fn(),
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = { tags: ['picture'], args: { current: 0 } };
