import type { Meta, StoryObj } from '@storybook/react-vite';
import { type QueryResult, QueryState } from './QueryState';
import { FolderNames, type Folders, folders, loaded, refetch } from './QueryState.fixtures';

const meta = {
  title: 'Feedback/QueryState',
  component: QueryState,
  args: { query: loaded(folders), children: () => null },
  render: ({ query }) => <FolderNames query={query as QueryResult<Folders>} />,
  beforeEach: () => {
    refetch.mockClear();
  },
} satisfies Meta<typeof QueryState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
