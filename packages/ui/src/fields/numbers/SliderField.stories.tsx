import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { SliderField } from './SliderField';

const meta = {
  title: 'Forms/SliderField',
  component: SliderField,
  decorators: [inForm({ radius: 40 })],
  args: { name: 'radius', label: 'Radius', min: 20, max: 500, format: (miles) => `${miles} miles` },
} satisfies Meta<typeof SliderField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };
