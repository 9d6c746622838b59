import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { fn } from 'storybook/test';
import { Box } from '../../layout/Box';
import { FolderTree } from './FolderTree';
import { createHandler, onDuplicate } from './FolderTree.fixtures';

const meta = {
  title: 'Navigation/FolderTree',
  component: FolderTree,
  decorators: [
    (Story) => (
      <Box maxW="18rem">
        <Story />
      </Box>
    ),
  ],
  args: {
    label: 'Template folders',
    currentId: '2',
    folders: [
      {
        id: 'all',
        name: 'All templates',
        count: 57,
        href: '#all',
        children: [
          { id: 'none', name: 'Without a folder', count: 5, href: '#none', isDropTarget: true },
          { id: '2', name: 'Dental', count: 12, href: '#dental', isDropTarget: true, canChange: true },
          {
            id: '3',
            name: 'A folder whose name says everything about its content',
            count: 1234,
            href: '#long',
            isDropTarget: true,
            canChange: true,
            mark: { icon: <Users />, label: 'Open to clients' },
          },
        ],
      },
    ],
    onCreate: createHandler(undefined),
    onRename: fn(async () => undefined),
    checkName: (name) => (name.includes('/') ? 'Folder name cannot contain special characters.' : undefined),
    getMenu: () => [{ value: 'duplicate', label: 'Duplicate', onSelect: onDuplicate }],
  },
} satisfies Meta<typeof FolderTree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One button on small screens. */
export const Collapsed: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: { collapses: true },
};

export const Plain: Story = {
  render: () => (
    <FolderTree
      label="Client folders"
      folders={[{ id: '1', name: 'All clients', href: '#all' }]}
      currentId="1"
    />
  ),
};
