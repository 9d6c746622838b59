import { useApi } from '@adlane/api-client';
import type { Actor } from '@adlane/contract';
import type { ListView, ListViewList } from '@adlane/contract/account/listViews';
import { translate } from '@adlane/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRecordCall } from '../lists/useRecordCall';
import type { ListState } from '../urlState/useListState';
import type { BuiltInView } from './buildViews';
import type { ViewForm } from './ViewDialog';
import { ViewSwitcher } from './ViewSwitcher';

export type ListViewsProps<Filter extends string> = {
  /** The signed-in user, on screens that clients see: they have no saved views. */
  user?: Actor;
  name: ListViewList;
  list: ListState<Filter>;
  /** Views after the one without filters: name and query, such as `status=active`. */
  builtIn?: readonly { readonly name: string; readonly query: string }[];
};

/** Views of a list: all records, built-in ones, saved ones of the user and the team. */
export function ListViews<Filter extends string>(props: ListViewsProps<Filter>) {
  return props.user?.entity_type === 'Client' ? null : <Views {...props} />;
}

function Views<Filter extends string>({ name, list, builtIn = [] }: ListViewsProps<Filter>) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const views = useQuery(queries.listViews.list.query({ query: { list: name } }));
  const run = useRecordCall(queries.listViews.key());
  const toBuiltIn = (view: { name: string; query: string }): BuiltInView => ({
    name: translate(view.name),
    isCurrent: list.isShown(view.query),
    onOpen: () => list.show(view.query),
  });
  async function save({ name: viewName, is_shared }: ViewForm, view: ListView | undefined) {
    const body = { name: viewName, is_shared, list: name, query: view?.query ?? list.query };
    await (view
      ? client.listViews.update({ params: { id: view.id }, body })
      : client.listViews.store({ body }));
    await queryClient.invalidateQueries({ queryKey: queries.listViews.key() });
  }
  return (
    <ViewSwitcher
      builtIn={[{ name: 'All', query: '' }, ...builtIn].map(toBuiltIn)}
      saved={views.data?.data}
      isCurrent={({ query }) => list.isShown(query)}
      onOpen={({ query }) => list.show(query)}
      onSave={save}
      onUpdate={({ id, name: viewName, is_shared }) =>
        run('View saved.', () =>
          client.listViews.update({
            params: { id },
            body: { name: viewName, is_shared, list: name, query: list.query },
          }),
        )
      }
      onDelete={({ id }) => run('View deleted.', () => client.listViews.delete({ params: { id } }))}
      onRetry={views.isLoadingError ? () => void views.refetch() : undefined}
    />
  );
}
