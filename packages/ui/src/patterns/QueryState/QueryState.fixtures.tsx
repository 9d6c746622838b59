import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { type QueryResult, QueryState, type QueryStateProps } from './QueryState';

export type Folders = readonly string[];

export const refetch = fn();

export const folders: Folders = ['Spring sale', 'Always on'];

export function loaded(data: Folders): QueryResult<Folders> {
  return { data, error: null, isPending: false, isFetching: false, refetch };
}

export function FolderNames(props: Partial<QueryStateProps<Folders>>) {
  return (
    <QueryState
      query={loaded(folders)}
      errorTitle="Couldn't load folders"
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
