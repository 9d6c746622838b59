import type { Actor } from '@adlane/contract';
import { useRowSelection } from '@adlane/ui';
import { useSelectedRows } from '../../../shared/lists/useSelectedRows';
import { type ListedTemplate, type OpenFolder, useTemplateFilters, useTemplates } from './useTemplates';

/** The listed templates and their selection. */
export function useTemplateList(user: Actor, folderId: OpenFolder) {
  const { list, sort, templates, readPage, listKey } = useTemplates(user, folderId);
  const filters = useTemplateFilters(user, list);
  const { selection, onSelection, deselect } = useRowSelection(listKey);
  const selected = useSelectedRows<ListedTemplate>({
    noun: 'template',
    selection,
    page: templates.data,
    readPage,
  });
  return {
    list,
    sort,
    templates,
    filters,
    selection,
    onSelection,
    selected,
    deselect,
    findName: (id: string) => selected.known([id])[0]?.name ?? '',
    /**
     * Ids to drag with a template: the whole selection if it is selected; with all matching selected, the
     * current page.
     */
    getDraggedIds: (id: string): readonly string[] => {
      if (selection.isAllMatching) return (templates.data?.data ?? []).map((row) => String(row.id));
      return selection.ids.has(id) ? [...selection.ids] : [id];
    },
  };
}
