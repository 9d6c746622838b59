import { type Client, isHttpError } from '@adlane/api-client';
import type { Contract } from '@adlane/contract';
import { successMessages } from '@adlane/contract/constants';
import type { BulkAction } from '@adlane/ui';
import { describeError } from '../../format/describeError';
import { type DeedItems, onlyThose } from '../../lists/useTicked';
import type { ListedTemplate } from './useTemplates';

type Api = Client<Contract>;
type Deed = BulkAction<ListedTemplate>;

/** Templates that one call takes: few enough to see the progress, many enough to be quick. */
const portionSize = 50;
const refusedStatuses: ReadonlySet<number> = new Set([403, 404, 422]);

const idsOf = (templates: readonly ListedTemplate[]) => templates.map(({ id }) => id);

function deedOn(items: DeedItems<ListedTemplate>): Pick<Deed, 'items' | 'describeError' | 'getName'> {
  return { items, describeError, getName: ({ name }) => name };
}

function onEach(act: (template: ListedTemplate) => Promise<unknown>): Deed['run'] {
  return (portion) => Promise.all(portion.map(act));
}

/** Calls that do all of a portion or nothing; who is to blame is found by halves. */
const inPortions = {
  portionSize,
  splits: (error: unknown) => isHttpError(error) && refusedStatuses.has(error.status),
};

/** Moves templates into a folder, or out of all; taken back, each returns to where it was. */
export function moveTemplates(client: Api, items: DeedItems<ListedTemplate>, folderId: number | null): Deed {
  return {
    ...deedOn(onlyThose(items, (template) => template.folderId !== folderId)),
    ...inPortions,
    label: 'Moving templates',
    success: successMessages.templateMoved,
    run: (portion) => client.templates.move({ body: { ids: idsOf(portion), folderId } }),
    undo: (done) => ({
      ...deedOn(done),
      ...inPortions,
      label: 'Moving templates back',
      success: successMessages.templateMoved,
      run: async (portion) => {
        for (const before of new Set(portion.map((template) => template.folderId))) {
          const from = portion.filter((template) => template.folderId === before);
          await client.templates.move({ body: { ids: idsOf(from), folderId: before } });
        }
      },
    }),
  };
}

/** Switches templates on or off; taken back, each gets the status that it had. */
export function setStatus(
  client: Api,
  items: DeedItems<ListedTemplate>,
  status: 'active' | 'inactive',
): Deed {
  const update = ({ id }: ListedTemplate, next: 'active' | 'inactive' | 'draft') =>
    client.templates.update({ params: { id }, body: { status: next } });
  return {
    ...deedOn(onlyThose(items, (template) => template.status !== status)),
    label: status === 'active' ? 'Switching templates on' : 'Switching templates off',
    success: status === 'active' ? 'Templates switched on.' : 'Templates switched off.',
    run: onEach((template) => update(template, status)),
    undo: (done) => ({
      ...deedOn(done),
      label: 'Taking it back',
      success: successMessages.saved,
      run: onEach((template) =>
        template.status === 'archived' ? Promise.resolve() : update(template, template.status),
      ),
    }),
  };
}

/** Copies templates beside the originals; taken back, the copies go. */
export function duplicateTemplates(client: Api, items: DeedItems<ListedTemplate>): Deed {
  const copies = new Map<number, number>();
  return {
    ...deedOn(items),
    label: 'Duplicating templates',
    success: successMessages.templateDuplicated,
    // One after the other: names of copies are counted on.
    concurrency: 1,
    run: onEach(async ({ id }) => {
      copies.set(id, (await client.templates.duplicate({ params: { id } })).id);
    }),
    undo: (done) => ({
      ...deedOn(done),
      label: 'Deleting the copies',
      success: successMessages.templateDeleted,
      run: onEach(async ({ id }) => {
        const copy = copies.get(id);
        if (copy !== undefined) await client.templates.delete({ params: { id: copy } });
      }),
    }),
  };
}

/** Deletes templates for good. */
export function deleteTemplates(client: Api, items: DeedItems<ListedTemplate>): Deed {
  return {
    ...deedOn(items),
    label: 'Deleting templates',
    success: successMessages.templateDeleted,
    run: onEach(({ id }) => client.templates.delete({ params: { id } })),
  };
}

/** Gives clients templates to use. */
export function assignTemplates(
  client: Api,
  items: DeedItems<ListedTemplate>,
  clientIds: readonly number[],
): Deed {
  return {
    ...deedOn(items),
    ...inPortions,
    label: 'Giving templates to clients',
    success: successMessages.saved,
    run: (portion) =>
      client.templates.assign({ body: { ids: idsOf(portion), client_user_ids: [...clientIds] } }),
  };
}

/** Marks templates as favourites or takes the marks off. */
export function setFavourite(client: Api, items: DeedItems<ListedTemplate>, is_favourite: boolean): Deed {
  return {
    ...deedOn(items),
    ...inPortions,
    label: is_favourite ? 'Adding to favourites' : 'Taking out of favourites',
    success: is_favourite ? 'Added to favourites.' : 'Taken out of favourites.',
    run: (portion) =>
      client.favourites.bulk({ body: { kind: 'template', item_ids: idsOf(portion), is_favourite } }),
    undo: (done) => ({ ...setFavourite(client, done, !is_favourite), label: 'Taking it back' }),
  };
}

/** Lets agencies see master templates, or takes them back (ads §6). */
export function publishTemplates(client: Api, items: DeedItems<ListedTemplate>, is_published: boolean): Deed {
  return {
    ...deedOn(onlyThose(items, (template) => template.is_published !== is_published)),
    label: is_published ? 'Publishing templates' : 'Taking templates back',
    success: is_published ? successMessages.masterTemplatePublished : successMessages.saved,
    run: onEach(({ id }) => client.masterTemplates.publish({ params: { id }, body: { is_published } })),
    undo: (done) => ({
      ...publishTemplates(client, [], !is_published),
      items: done,
    }),
  };
}

/** Gives a template another name; taken back, it has its old one. */
export function renameTemplate(client: Api, template: ListedTemplate, name: string): Deed {
  const { id } = template;
  return {
    ...deedOn([template]),
    label: 'Renaming the template',
    success: successMessages.saved,
    run: () => client.templates.rename({ params: { id }, body: { name } }),
    undo: () => ({ ...renameTemplate(client, template, template.name), label: 'Taking the name back' }),
  };
}
