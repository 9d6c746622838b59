import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { type QueryResult, QueryState, type QueryStateProps } from './QueryState';

type Folders = readonly string[];

const refetch = fn();
const folders: Folders = ['Spring sale', 'Always on'];

function loaded(data: Folders): QueryResult<Folders> {
  return { data, error: null, isPending: false, isFetching: false, refetch };
}

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

function FolderNames(props: Partial<QueryStateProps<Folders>>) {
  return (
    <QueryState
      query={loaded(folders)}
      errorTitle="Folders could not be loaded"
      describeError={(error) => (error instanceof Error ? error.message : undefined)}
      empty={<EmptyState title="No folders yet">Create a folder to group your templates.</EmptyState>}
      {...props}
    >
      {(names) => (
        <Stack as="ul" gap={2} listStyleType="none">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Stack>
      )}
    </QueryState>
  );
}

const meta = {
  title: 'UI/QueryState',
  component: QueryState,
  args: { query: loaded(folders), children: () => null },
  render: ({ query }) => <FolderNames query={query as QueryResult<Folders>} />,
  beforeEach: () => {
    refetch.mockClear();
  },
} satisfies Meta<typeof QueryState>;
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
    await expect(alert).toHaveTextContent('Folders could not be loaded');
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

function RetriedFolders() {
  const [query, setQuery] = useState(failed);
  return <FolderNames query={{ ...query, refetch: () => setQuery(loaded(folders)) }} />;
}

export const LoadedAfterRetry: Story = {
  render: () => <RetriedFolders />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
