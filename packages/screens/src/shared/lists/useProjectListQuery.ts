import { useListState } from '../urlState/useListState';
import { readSort } from '../urlState/useTableProps';

const filterNames = ['status'] as const;

type Options<Status extends string, Sort extends string> = {
  readonly projectId: number;
  readonly statuses: readonly Status[];
  readonly sortKeys: readonly Sort[];
};

/** Reads search, status, order and page of a content list from the URL, and builds the query of its call. */
export function useProjectListQuery<Status extends string, Sort extends string>(
  options: Options<Status, Sort>,
) {
  const { projectId, statuses, sortKeys } = options;
  const list = useListState(filterNames);
  const { search, order, filters } = list;
  const sort = readSort(list, sortKeys);
  const status = statuses.find((each) => each === filters.status);
  const query = {
    project_id: projectId,
    ...list.paging,
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
    ...(sort ? { sort, order } : {}),
  };
  return { list, sort, status, query };
}
