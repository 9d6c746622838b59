import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inForm } from '../inForm.fixtures';
import { ConflictChoice } from './ConflictChoice';
import { openVersion } from './openVersion';

const opened = openVersion(
  'article',
  { title: 'Opened title', text: 'Opened', updated_at: '1' },
  ({ title, text }) => ({ title, text }),
);

const meta = {
  title: 'Forms/ConflictChoice',
  component: ConflictChoice,
  decorators: [inForm({ title: 'Our title', text: 'Opened' })],
  args: {
    conflict: {
      opened,
      mine: { title: 'Our title', text: 'Opened' },
      theirs: { base: '2', values: { title: 'Their title', text: 'Theirs' } },
    },
    acceptTheirs: fn(),
    dismiss: fn(),
    findNewer: () => undefined,
    compare: fn(),
  },
} satisfies Meta<typeof ConflictChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const OtherFieldsChanged: Story = {
  args: {
    conflict: {
      opened,
      mine: { title: 'Our title', text: 'Opened' },
      theirs: { base: '2', values: { title: 'Opened title', text: 'Theirs' } },
    },
  },
};
