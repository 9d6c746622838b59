import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../Button/Button';
import { Menu } from './Menu';
import { onDuplicate } from './Menu.fixtures';

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    trigger: <Button variant="secondary">Actions</Button>,
    items: [
      { value: 'edit', label: 'Edit', icon: <Pencil />, href: '#edit' },
      { value: 'duplicate', label: 'Duplicate', icon: <Copy />, onSelect: onDuplicate },
      { value: 'move', label: 'Move to folder', disabled: true },
      { value: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: () => {
    onDuplicate.mockClear();
  },
};

export const Choices: Story = {
  name: 'With a heading and choices',
  args: {
    heading: 'Jordan Brooks',
    items: [
      { value: 'light', label: 'Light theme', checked: true },
      { value: 'dark', label: 'Dark theme', checked: false },
    ],
  },
};
