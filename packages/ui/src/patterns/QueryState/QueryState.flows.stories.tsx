import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { type QueryResult, QueryState } from './QueryState';
import { FolderNames, type Folders, folders, loaded, refetch } from './QueryState.fixtures';
import statesMeta from './QueryState.stories';

const pending: QueryResult<Folders> = {
  data: undefined,
  error: null,
  isPending: true,
  isFetching: true,
  refetch,
};
const failed: QueryResult<Folders> = {
  data: undefined,
  error: new Error('The server did not answer.'),
  isPending: false,
  isFetching: false,
  refetch,
};

function RetriedFolders() {
  const [query, setQuery] = useState(failed);
  return <FolderNames query={{ ...query, refetch: () => setQuery(loaded(folders)) }} />;
}
const meta = { ...statesMeta, title: 'Feedback/QueryState/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { query: pending },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const LoadingInTheShapeOfTheData: Story = {
  render: () => (
    <FolderNames query={pending} loading={<Skeleton height="6rem" />} loadingLabel="Loading folders" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading folders' })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { query: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No folders yet')).toBeInTheDocument();
  },
};

export const EmptyByCondition: Story = {
  name: 'Empty by a condition of the screen',
  render: () => <FolderNames query={loaded([''])} isEmpty={([first]) => first === ''} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No folders yet')).toBeInTheDocument();
  },
};

export const EmptyWithoutEmptyState: Story = {
  name: 'Empty list without an empty state',
  render: () => <FolderNames query={loaded([])} empty={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeEmptyDOMElement();
  },
};

export const Failed: Story = {
  tags: ['picture'],
  args: { query: failed },
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent("Couldn't load folders");
    await expect(alert).toHaveTextContent('The server did not answer.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(refetch).toHaveBeenCalledOnce();
  },
};

export const FailedWithoutDetails: Story = {
  args: { query: failed },
  render: () => <QueryState query={failed}>{() => null}</QueryState>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong please try later');
  },
};

export const Retrying: Story = {
  args: { query: { ...failed, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailedRefresh: Story = {
  name: 'Failed refresh of loaded data',
  args: { query: { ...loaded(folders), error: new Error('The server did not answer.') } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const LoadedAfterRetry: Story = {
  render: () => <RetriedFolders />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
