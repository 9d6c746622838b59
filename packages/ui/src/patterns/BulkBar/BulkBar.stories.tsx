import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, FolderInput, Trash2 } from 'lucide-react';
import { Flex } from '../../layout/Flex';
import { Toaster } from '../../primitives/Toaster/Toaster';
import { allMatching, noSelection, type RowSelection } from '../DataTable/rows/rowSelection';
import { useRowSelection } from '../DataTable/rows/useRowSelection';
import { BulkBar } from './BulkBar';
import { move, onMove, onUndo } from './BulkBar.fixtures';
import type { BulkAction } from './runBulk';
import { useBulkRun } from './useBulkRun';

type BulkStoryProps = {
  /** Initial selection. */
  first: RowSelection;
  /** Runs the Move action. */
  action: BulkAction<string>;
};

function BulkStory({ first, action }: BulkStoryProps) {
  const { selection, onSelection } = useRowSelection('');
  const runner = useBulkRun<string>();
  const isFresh = selection === noSelection;
  return (
    <Flex minH="20rem" direction="column" justify="flex-end">
      <BulkBar
        selection={isFresh ? first : selection}
        onSelection={onSelection}
        total={214}
        runner={runner}
        actions={[
          { value: 'move', label: 'Move', icon: <FolderInput />, onSelect: () => runner.start(action) },
          { value: 'archive', label: 'Archive', icon: <Archive /> },
          { value: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger' },
        ]}
      />
      <Toaster />
    </Flex>
  );
}

const meta = {
  title: 'Actions/BulkBar',
  component: BulkStory,
  subcomponents: { BulkBar },
  args: { first: { ids: new Set(['1', '2', '3']), isAllMatching: false }, action: move },
  beforeEach: () => {
    onUndo.mockClear();
    onMove.mockClear();
  },
} satisfies Meta<typeof BulkStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllSelected: Story = { tags: ['picture'], args: { first: allMatching } };
