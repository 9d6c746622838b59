import { Box, type DataTableColumn, getLocale, HStack, Text, ThumbnailImage } from '@adlane/ui';
import { formatDate } from '../../../shared/format/formatDate';
import { TemplateMarks } from './TemplateCard';
import type { ListedTemplate } from './useTemplates';

function TemplateName({ template }: { template: ListedTemplate }) {
  return (
    <HStack as="span" gap={3} minW={{ md: '12rem' }}>
      <ThumbnailImage src={template.thumbnailUrl} alt="" width="2.75rem" />
      <Text as="span" fontWeight="medium" overflowWrap="anywhere" minW={0}>
        {template.name}
      </Text>
    </HStack>
  );
}

function Day({ instant }: { instant: string }) {
  return (
    <Box as="span" whiteSpace="nowrap">
      {formatDate(instant)}
    </Box>
  );
}

/** Columns of the templates; ids of sortable columns are the wire's sort keys. */
export const templateColumns: readonly DataTableColumn<ListedTemplate>[] = [
  {
    id: 'name',
    header: 'Template',
    sortable: true,
    cell: (template) => <TemplateName template={template} />,
  },
  { id: 'marks', header: 'Kind', cell: (template) => <TemplateMarks template={template} /> },
  { id: 'niche', header: 'Niche', hideBelow: 'lg', cell: ({ niche }) => niche ?? '–' },
  { id: 'folder', header: 'Folder', hideBelow: 'lg', cell: ({ folderName }) => folderName ?? '–' },
  {
    id: 'launched',
    header: 'Launched',
    align: 'end',
    hideBelow: 'lg',
    cell: ({ launched_count }) => launched_count.toLocaleString(getLocale()),
  },
  {
    id: 'updated_at',
    header: 'Changed',
    sortable: true,
    hideBelow: 'md',
    cell: ({ updated_at }) => <Day instant={updated_at} />,
  },
  {
    id: 'created_at',
    header: 'Made',
    sortable: true,
    hideBelow: 'lg',
    cell: ({ created_at }) => <Day instant={created_at} />,
  },
];
