import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { type Interest, interests, toOption } from '../moreFields.fixtures';
import { MultiSelectField } from './MultiSelectField';

const meta = {
  title: 'Forms/MultiSelectField',
  component: MultiSelectField<Interest>,
  decorators: [inForm({ interests: [interests[0]] })],
  args: { name: 'interests', label: 'Interests', items: interests, toOption, max: 25 },
} satisfies Meta<typeof MultiSelectField<Interest>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };
