import { type Client, isHttpError } from '@adlane/api-client';
import type { Contract } from '@adlane/contract';
import { successMessages } from '@adlane/contract/constants';
import type { BulkAction } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { describeError } from '../../../shared/format/describeError';
import { type ActionItems, filterItems, isOneItem } from '../../../shared/lists/useSelectedRows';
import type { ListedTemplate } from './useTemplates';

type Api = Client<Contract>;
type Action = BulkAction<ListedTemplate>;

/** Templates per call: few enough to show progress, many enough to be fast. */
const batchSize = 50;
const refusedStatuses: ReadonlySet<number> = new Set([403, 404, 422]);

const toIds = (templates: readonly ListedTemplate[]) => templates.map(({ id }) => id);

function createAction(
  items: ActionItems<ListedTemplate>,
): Pick<Action, 'items' | 'describeError' | 'getName'> {
  return { items, describeError, getName: ({ name }) => name };
}

function runEach(act: (template: ListedTemplate) => Promise<unknown>): Action['run'] {
  return (portion) => Promise.all(portion.map(act));
}

/** All-or-nothing batch calls; a failed batch is bisected to find the bad rows. */
const inBatches: Pick<Action, 'batchSize' | 'shouldSplit'> = {
  batchSize,
  shouldSplit: (error: unknown) => isHttpError(error) && refusedStatuses.has(error.status),
};

/** Moves templates into a folder, or out of all folders; undo returns each to its previous folder. */
export function moveTemplates(
  client: Api,
  items: ActionItems<ListedTemplate>,
  folderId: number | null,
): Action {
  return {
    ...createAction(filterItems(items, (template) => template.folderId !== folderId)),
    ...inBatches,
    label: translate('Moving templates'),
    success: successMessages.templateMoved,
    run: (portion) => client.templates.move({ body: { ids: toIds(portion), folderId } }),
    undo: (done) => ({
      ...createAction(done),
      ...inBatches,
      label: translate('Moving templates back'),
      success: successMessages.templateMoved,
      run: async (portion) => {
        for (const before of new Set(portion.map((template) => template.folderId))) {
          const from = portion.filter((template) => template.folderId === before);
          await client.templates.move({ body: { ids: toIds(from), folderId: before } });
        }
      },
    }),
  };
}

/** Messages after one template and after several. */
const statusMessages = {
  active: ['Template activated.', 'Templates activated.'],
  inactive: ['Template deactivated.', 'Templates deactivated.'],
} as const;

/** Activates or deactivates templates; undo restores each previous status, unless another user changed it since. */
export function setStatus(
  client: Api,
  items: ActionItems<ListedTemplate>,
  status: 'active' | 'inactive',
): Action {
  const [one, several] = statusMessages[status];
  const versions = new Map<number, string>();
  async function update({ id }: ListedTemplate, next: 'active' | 'inactive' | 'draft') {
    // The action changes what is stored now; only its undo is based on a version.
    const body = { status: next, base_updated_at: versions.get(id) };
    versions.set(id, (await client.templates.update({ params: { id }, body })).updated_at);
  }
  return {
    ...createAction(filterItems(items, (template) => template.status !== status)),
    label: status === 'active' ? translate('Activating templates') : translate('Deactivating templates'),
    success: isOneItem(items) ? one : several,
    run: runEach((template) => update(template, status)),
    undo: (done) => ({
      ...createAction(done),
      label: translate('Undoing…'),
      success: successMessages.saved,
      run: runEach((template) =>
        template.status === 'archived' ? Promise.resolve() : update(template, template.status),
      ),
    }),
  };
}

/** Duplicates templates; undo deletes the copies. */
export function duplicateTemplates(client: Api, items: ActionItems<ListedTemplate>): Action {
  const copies = new Map<number, number>();
  return {
    ...createAction(items),
    label: translate('Duplicating templates'),
    success: successMessages.templateDuplicated,
    // Sequential: names of copies are numbered.
    concurrency: 1,
    run: runEach(async ({ id }) => {
      copies.set(id, (await client.templates.duplicate({ params: { id } })).id);
    }),
    undo: (done) => ({
      ...createAction(done),
      label: translate('Deleting the copies'),
      success: successMessages.templateDeleted,
      run: runEach(async ({ id }) => {
        const copy = copies.get(id);
        if (copy !== undefined) await client.templates.delete({ params: { id: copy } });
      }),
    }),
  };
}

/** Deletes templates permanently. */
export function deleteTemplates(client: Api, items: ActionItems<ListedTemplate>): Action {
  return {
    ...createAction(items),
    label: translate('Deleting templates'),
    success: successMessages.templateDeleted,
    run: runEach(({ id }) => client.templates.delete({ params: { id } })),
  };
}

/** Shares templates with clients. */
export function assignTemplates(
  client: Api,
  items: ActionItems<ListedTemplate>,
  clientIds: readonly number[],
): Action {
  return {
    ...createAction(items),
    ...inBatches,
    label: translate('Sharing templates with clients'),
    success: successMessages.saved,
    run: (portion) =>
      client.templates.assign({ body: { ids: toIds(portion), client_user_ids: [...clientIds] } }),
  };
}

/** Adds templates to favorites or removes them. */
export function setFavourite(client: Api, items: ActionItems<ListedTemplate>, is_favourite: boolean): Action {
  return {
    ...createAction(items),
    ...inBatches,
    label: is_favourite ? translate('Adding to favorites') : translate('Removing from favorites'),
    success: is_favourite ? 'Added to favorites.' : 'Removed from favorites.',
    run: (portion) =>
      client.favourites.bulk({ body: { kind: 'template', item_ids: toIds(portion), is_favourite } }),
    undo: (done) => ({ ...setFavourite(client, done, !is_favourite), label: translate('Undoing…') }),
  };
}

/** Publishes master templates to agencies, or unpublishes them (ads §6). */
export function publishTemplates(
  client: Api,
  items: ActionItems<ListedTemplate>,
  is_published: boolean,
): Action {
  return {
    ...createAction(filterItems(items, (template) => template.is_published !== is_published)),
    label: is_published ? translate('Publishing templates') : translate('Unpublishing templates'),
    success: is_published ? successMessages.masterTemplatePublished : successMessages.saved,
    run: runEach(({ id }) => client.masterTemplates.publish({ params: { id }, body: { is_published } })),
    undo: (done) => ({
      ...publishTemplates(client, [], !is_published),
      items: done,
    }),
  };
}

/** Renames a template; undo restores the name, unless another user changed the template since. */
export function renameTemplate(client: Api, template: ListedTemplate, name: string): Action {
  const params = { id: template.id };
  let base_updated_at: string | undefined;
  return {
    ...createAction([template]),
    label: translate('Renaming the template'),
    success: successMessages.saved,
    async run() {
      base_updated_at = (await client.templates.rename({ params, body: { name } })).updated_at;
    },
    undo: () => ({
      ...createAction([template]),
      label: translate('Restoring the name'),
      success: successMessages.saved,
      run: () => client.templates.update({ params, body: { name: template.name, base_updated_at } }),
    }),
  };
}
