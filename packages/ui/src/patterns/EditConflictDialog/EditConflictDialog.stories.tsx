import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EditConflictDialog } from './EditConflictDialog';

const meta = {
  title: 'Overlays/EditConflictDialog',
  component: EditConflictDialog,
  args: { open: true, record: 'article', onKeepMine: fn(), onDiscardMine: fn(), onLater: fn() },
} satisfies Meta<typeof EditConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BothVersions: Story = {
  tags: ['picture'],
  args: {
    fields: [
      { label: 'Title', theirs: 'Export your leads as CSV', mine: 'Exporting leads' },
      { label: 'Description', theirs: '', mine: 'Where the export is and what it contains.' },
    ],
  },
};

export const Saving: Story = { args: { pending: true } };
