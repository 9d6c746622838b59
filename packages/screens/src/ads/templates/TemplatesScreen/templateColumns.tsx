import { adLaunchTypeLabels, platformLabels } from '@adlane/contract/constants';
import { type DataTableColumn, getLocale, translate } from '@adlane/ui';
import { ShortDate } from '../../../shared/format/ShortDate';
import { TemplateStatus } from './TemplateCard';
import type { ListedTemplate } from './useTemplates';

/** Columns of the templates; ids of sortable columns are the wire's sort keys. */
export const templateColumns: readonly DataTableColumn<ListedTemplate>[] = [
  {
    id: 'name',
    header: 'Template',
    sortable: true,
    picture: ({ thumbnailUrl }) => thumbnailUrl,
    cell: ({ name }) => name,
  },
  {
    id: 'kind',
    header: 'Kind',
    cell: ({ platforms, templateAdType }) =>
      [
        ...platforms.map((platform) => platformLabels[platform]),
        translate(adLaunchTypeLabels[templateAdType]),
      ].join(' · '),
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: (template) => <TemplateStatus template={template} />,
  },
  { id: 'niche', header: 'Niche', priority: 'medium', cell: ({ niche }) => niche ?? '–' },
  { id: 'folder', header: 'Folder', priority: 'low', cell: ({ folderName }) => folderName ?? '–' },
  {
    id: 'launched',
    header: 'Launched',
    kind: 'number',
    priority: 'low',
    cell: ({ launched_count }) => launched_count.toLocaleString(getLocale()),
  },
  {
    id: 'updated_at',
    header: 'Changed',
    kind: 'date',
    sortable: true,
    priority: 'medium',
    cell: ({ updated_at }) => <ShortDate instant={updated_at} />,
  },
  {
    id: 'created_at',
    header: 'Made',
    kind: 'date',
    sortable: true,
    priority: 'low',
    cell: ({ created_at }) => <ShortDate instant={created_at} />,
  },
];
