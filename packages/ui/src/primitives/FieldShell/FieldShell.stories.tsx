import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from '../Input/Input';
import { FieldShell } from './FieldShell';

const meta = {
  title: 'Inputs/FieldShell',
  component: FieldShell,
  args: {
    label: 'Headline',
    hint: 'Shown in bold under the picture.',
    children: (control) => <Input {...control} defaultValue="Free check-up" />,
  },
} satisfies Meta<typeof FieldShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = { args: { error: 'Add a headline.' } };

export const Required: Story = { args: { required: true } };
