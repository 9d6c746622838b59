import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/Button';
import { Menu } from './Menu';

const onDuplicate = fn();

const meta = {
  title: 'UI/Menu',
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await expect(onDuplicate).toHaveBeenCalledOnce();
  },
};

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(edit).toHaveAttribute('href', '#edit');
    await expect(screen.getByRole('menuitem', { name: 'Move to folder' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
