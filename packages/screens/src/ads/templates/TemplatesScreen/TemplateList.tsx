import {
  Box,
  BulkBar,
  type BulkRunner,
  ButtonLink,
  DataTable,
  EmptyState,
  FilterBar,
  translate,
} from '@adlane/ui';
import { LayoutTemplate } from 'lucide-react';
import { RecordMenu } from '../../../shared/lists/RecordMenu';
import { buildSearchProps, useTableProps } from '../../../shared/urlState/useTableProps';
import { useUrlChoice } from '../../../shared/urlState/useUrlChoice';
import { ListViews } from '../../../shared/views/ListViews';
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
  /** Link to the master templates, for users who may import them. */
  masterHref: string | undefined;
  /** True if the list is one folder's. */
  isFolder: boolean;
};

function NothingHere({ isFolder, masterHref }: Pick<TemplateListProps, 'isFolder' | 'masterHref'>) {
  if (isFolder) {
    return (
      <EmptyState icon={<LayoutTemplate />} title={translate('This folder is empty')}>
        {translate('Create a template, or move templates here.')}
      </EmptyState>
    );
  }
  if (masterHref === undefined) {
    return <EmptyState icon={<LayoutTemplate />} title={translate('No templates yet')} />;
  }
  return (
    <EmptyState
      icon={<LayoutTemplate />}
      title={translate('No templates yet')}
      actions={<ButtonLink href={masterHref}>{translate('Browse the library')}</ButtonLink>}
    >
      {translate('Start with a proven ad from the library, or create your own.')}
    </EmptyState>
  );
}

function RowMenu({ template, tools }: { template: ListedTemplate; tools: TemplateMenuTools }) {
  const items = buildTemplateMenu(tools, template);
  if (items.length === 0) return null;
  return <RecordMenu name={template.name} items={items} />;
}

/** Templates as cards or as a table, with row and bulk actions. */
export function TemplateList(props: TemplateListProps) {
  const { state, tools, runner, getTemplateHref, masterHref, isFolder } = props;
  const { list, sort, templates, filters, selection, onSelection, selected } = state;
  const [layout, setLayout] = useUrlChoice('layout', layouts);
  const total = templates.data?.meta.total ?? 0;
  const href = ({ id }: ListedTemplate) => getTemplateHref(id);
  return (
    <Box minW={0}>
      <DataTable<ListedTemplate>
        {...useTableProps(list, templates, sort)}
        label={translate('Templates')}
        errorTitle={translate("Couldn't load templates")}
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
        empty={<NothingHere isFolder={isFolder} masterHref={masterHref} />}
        toolbar={
          <FilterBar
            views={<ListViews user={tools.user} name="templates" list={list} />}
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
