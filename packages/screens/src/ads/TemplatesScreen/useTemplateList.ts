import type { Actor } from '@adlane/contract';
import { useRowSelection } from '@adlane/ui';
import { useTicked } from '../../lists/useTicked';
import { type ListedTemplate, type OpenFolder, useTemplateFilters, useTemplates } from './useTemplates';

/** The listed templates with what is ticked of them. */
export function useTemplateList(user: Actor, folderId: OpenFolder) {
  const { list, sort, templates, readPage, listKey } = useTemplates(user, folderId);
  const filters = useTemplateFilters(user, list);
  const { selection, onSelection, deselect: untick } = useRowSelection(listKey);
  const ticked = useTicked<ListedTemplate>({ noun: 'template', selection, page: templates.data, readPage });
  return {
    list,
    sort,
    templates,
    filters,
    selection,
    onSelection,
    ticked,
    untick,
    nameOf: (id: string) => ticked.known([id])[0]?.name ?? '',
    /** A ticked template takes all that are ticked along when it is dragged; of "all that match", the page. */
    idsWith: (id: string): readonly string[] => {
      if (selection.isAllMatching) return (templates.data?.data ?? []).map((row) => String(row.id));
      return selection.ids.has(id) ? [...selection.ids] : [id];
    },
  };
}
