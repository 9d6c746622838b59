import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inForm } from '../inForm.fixtures';
import { ConflictChoice } from './ConflictChoice';

const meta = {
  title: 'Forms/ConflictChoice',
  component: ConflictChoice,
  decorators: [inForm({ title: 'Our title', text: 'Opened' })],
  args: {
    record: 'article',
    conflict: {
      opened: { base: '1', values: { title: 'Opened title', text: 'Opened' } },
      mine: { title: 'Our title', text: 'Opened' },
      theirs: { base: '2', values: { title: 'Their title', text: 'Theirs' } },
    },
    acceptTheirs: fn(),
    dismiss: fn(),
  },
} satisfies Meta<typeof ConflictChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const OtherFieldsChanged: Story = {
  args: {
    conflict: {
      opened: { base: '1', values: { title: 'Opened title', text: 'Opened' } },
      mine: { title: 'Our title', text: 'Opened' },
      theirs: { base: '2', values: { title: 'Opened title', text: 'Theirs' } },
    },
  },
};
