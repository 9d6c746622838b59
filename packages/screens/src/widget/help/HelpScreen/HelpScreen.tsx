import { useApi } from '@adlane/api-client';
import type { ProjectCollection } from '@adlane/contract/widget/help/manage';
import {
  Button,
  EmptyState,
  PageHeader,
  PageHelp,
  QueryState,
  Skeleton,
  SortableList,
  translate,
} from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import { describeError } from '../../../shared/format/describeError';
import { useRecordCall } from '../../../shared/lists/useRecordCall';
import { type ContentHrefs, ContentTabs } from '../../shared/ContentTabs';
import { CollectionCard } from './CollectionCard';
import { CollectionDialog } from './CollectionDialog';

export type HelpScreenProps = {
  /** The project to show. */
  projectId: number;
  /** Builds the addresses of the pages that this one links to. */
  hrefs: ContentHrefs;
  /** Returns the link to the editor of an article. */
  articleHref: (id: number) => string;
  /** Returns the link to the editor of a new article in a collection. */
  newArticleHref: (collectionId: number) => string;
};

/**
 * Shows a new order at once, and the stored one after the last change. One is sent at a time: the server stores
 * the last order last, and a late answer can't show an earlier one.
 */
function useSort(project_id: number) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const { queryKey } = queries.projectHelp.list.query({ query: { project_id } });
  const mutationKey = ['projectHelp.sort', project_id];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: (collections: readonly ProjectCollection[]) =>
      client.projectHelp.sort({
        body: {
          project_id,
          collections: collections.map(({ id }) => ({ id })),
          articles: collections.flatMap(({ id, articles }) =>
            articles.map((article) => ({ id: article.id, collection_id: id })),
          ),
        },
      }),
    onMutate: async (collections) => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, { data: [...collections] });
    },
    onSettled: () =>
      cache.isMutating({ mutationKey }) === 1 ? cache.invalidateQueries({ queryKey }) : undefined,
  });
}

/** The help center of a project: collections and articles in their order (widget §2.3). */
export function HelpScreen({ projectId, hrefs, articleHref, newArticleHref }: HelpScreenProps) {
  const { client, queries } = useApi();
  const help = useQuery(queries.projectHelp.list.query({ query: { project_id: projectId } }));
  const sort = useSort(projectId);
  const [target, setTarget] = useState<ProjectCollection | 'new'>();
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.projectHelp.key());
  const newButton = (
    <Button startIcon={<Plus aria-hidden />} onClick={() => setTarget('new')}>
      {translate('New collection')}
    </Button>
  );
  const remove = ({ id, title, articles }: ProjectCollection) =>
    confirm(
      {
        title: translate('Delete {name}?', { name: title }),
        text:
          articles.length === 0
            ? translate("It has no articles. You can't undo this.")
            : translate("Its articles are deleted too: {count}. You can't undo this.", {
                count: articles.length,
              }),
        confirmLabel: translate('Delete collection'),
      },
      () => run('Collection deleted.', () => client.projectHelp.deleteCollection({ params: { id } })),
    );
  const removeArticle = ({ id, title }: ProjectCollection['articles'][number]) =>
    confirm(
      {
        title: translate('Delete {name}?', { name: title }),
        text: translate("Links to it stop working. You can't undo this."),
        confirmLabel: translate('Delete article'),
      },
      () => run('Article deleted.', () => client.projectHelp.delete({ params: { id } })),
    );
  return (
    <>
      <PageHeader
        title={translate('Help center')}
        help={<PageHelp>{translate('Articles that visitors find and search inside the widget.')}</PageHelp>}
        back={{ href: hrefs.project, label: translate('Project') }}
        actions={newButton}
      />
      <ContentTabs hrefs={hrefs} current="help" />
      <QueryState
        query={help}
        describeError={describeError}
        errorTitle={translate("Couldn't load the help center")}
        loadingLabel={translate('Loading the help center')}
        loading={<Skeleton height={80} />}
      >
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={<BookOpen />} title={translate('No collections yet')} actions={newButton}>
              {translate('A collection groups articles, such as “Getting started” or “Billing”.')}
            </EmptyState>
          ) : (
            <SortableList<ProjectCollection>
              label={translate('Collections')}
              items={data}
              getId={({ id }) => id}
              getName={({ title }) => title}
              onReorder={(items) => sort.mutate(items)}
            >
              {(collection, { handle }) => (
                <CollectionCard
                  collection={collection}
                  handle={handle}
                  articleHref={articleHref}
                  newArticleHref={newArticleHref(collection.id)}
                  onEdit={() => setTarget(collection)}
                  onDelete={() => remove(collection)}
                  onDeleteArticle={removeArticle}
                  onReorder={(articles) =>
                    sort.mutate(
                      data.map((each) =>
                        each.id === collection.id ? { ...each, articles: [...articles] } : each,
                      ),
                    )
                  }
                />
              )}
            </SortableList>
          )
        }
      </QueryState>
      <CollectionDialog projectId={projectId} target={target} onClose={() => setTarget(undefined)} />
      {dialog}
    </>
  );
}
