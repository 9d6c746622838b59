import {
  Box,
  BulkBar,
  type BulkRunner,
  DataTable,
  EmptyState,
  FilterBar,
  IconButton,
  Menu,
} from '@adlane/ui';
import { Ellipsis, LayoutTemplate } from 'lucide-react';
import { buildSearchProps, buildTableProps } from '../../shared/urlState/buildTableProps';
import { useUrlChoice } from '../../shared/urlState/useUrlChoice';
import {
  buildTemplateMenu,
  buildTemplatesMenu,
  canChangeTemplate,
  type TemplateMenuTools,
} from './buildTemplateMenu';
import { LayoutSwitch, layouts } from './LayoutSwitch';
import { TemplateCard } from './TemplateCard';
import { templateColumns } from './templateColumns';
import type { useTemplateList } from './useTemplateList';
import type { ListedTemplate } from './useTemplates';

type TemplateListProps = {
  state: ReturnType<typeof useTemplateList>;
  tools: TemplateMenuTools;
  runner: BulkRunner<ListedTemplate>;
  getTemplateHref: (id: number) => string;
};

const nothingHere = (
  <EmptyState icon={<LayoutTemplate />} title="No templates yet">
    Create a template, or move templates here.
  </EmptyState>
);

function RowMenu({ template, tools }: { template: ListedTemplate; tools: TemplateMenuTools }) {
  const items = buildTemplateMenu(tools, template);
  if (items.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton size="sm" label={`Actions for ${template.name}`} icon={<Ellipsis />} />}
      items={items}
    />
  );
}

/** Templates as cards or as a table, with row and bulk actions. */
export function TemplateList({ state, tools, runner, getTemplateHref }: TemplateListProps) {
  const { list, sort, templates, filters, selection, onSelection, selected } = state;
  const [layout, setLayout] = useUrlChoice('layout', layouts);
  const total = templates.data?.meta.total ?? 0;
  const href = ({ id }: ListedTemplate) => getTemplateHref(id);
  return (
    <Box minW={0}>
      <DataTable<ListedTemplate>
        {...buildTableProps(list, templates, sort)}
        label="Templates"
        errorTitle="Couldn't load templates"
        columns={templateColumns}
        columnsKey="templates"
        layout={layout}
        renderCard={(template, parts) => (
          <TemplateCard template={template} href={href(template)} parts={parts} />
        )}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={href}
        rowActions={(template) => <RowMenu template={template} tools={tools} />}
        draggable={templates.data?.data.some((template) => canChangeTemplate(tools.user, template)) ?? false}
        selection={selection}
        onSelection={onSelection}
        empty={nothingHere}
        toolbar={
          <FilterBar
            search={buildSearchProps('Search templates', list)}
            filters={filters}
            onReset={list.clear}
            total={templates.data?.meta.total}
          />
        }
        toolbarEnd={<LayoutSwitch layout={layout} onLayout={setLayout} />}
      />
      <BulkBar
        selection={selection}
        onSelection={onSelection}
        total={total}
        runner={runner}
        actions={buildTemplatesMenu(tools, selected.items, selected.subject)}
      />
    </Box>
  );
}
