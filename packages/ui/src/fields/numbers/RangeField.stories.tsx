import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { RangeField } from './RangeField';

const meta = {
  title: 'Forms/RangeField',
  component: RangeField,
  decorators: [inForm({ minAge: 25, maxAge: 55 })],
  args: { minName: 'minAge', maxName: 'maxAge', label: 'Age', min: 18, max: 65 },
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };
