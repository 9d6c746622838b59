import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { FolderList } from './FolderList';

const onRename = fn();

const meta = {
  title: 'UI/FolderList',
  component: FolderList,
  decorators: [
    (Story) => (
      <Box maxW="16rem">
        <Story />
      </Box>
    ),
  ],
  args: {
    label: 'Template folders',
    currentId: '2',
    folders: [
      { id: '1', name: 'All templates', count: 42, href: '#all' },
      { id: '2', name: 'Dental', count: 12, href: '#dental' },
      { id: '3', name: 'A folder whose name says everything about its content', count: 3, href: '#long' },
    ],
    onCreate: fn(),
    menuFor: () => [{ value: 'rename', label: 'Rename', onSelect: onRename }],
  },
} satisfies Meta<typeof FolderList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Dental/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Dental' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await expect(onRename).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { folders: undefined } };

export const Plain: Story = {
  render: () => (
    <FolderList
      label="Client folders"
      folders={[{ id: '1', name: 'All clients', href: '#all' }]}
      currentId="1"
    />
  ),
};
