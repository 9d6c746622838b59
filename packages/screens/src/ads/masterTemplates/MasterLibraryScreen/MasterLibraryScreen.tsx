import { useApi } from '@adlane/api-client';
import type { Actor } from '@adlane/contract';
import type { LibraryTemplateRow } from '@adlane/contract/ads/templateImports';
import { successMessages } from '@adlane/contract/constants';
import {
  Badge,
  BulkBar,
  Button,
  ButtonLink,
  DataTable,
  EmptyState,
  FilterBar,
  PageHeader,
  PageHelp,
  toast,
  translate,
  useBulkRun,
  useRowSelection,
} from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, LibraryBig } from 'lucide-react';
import { usePrompt } from '../../../shared/confirm/usePrompt';
import { describeError } from '../../../shared/format/describeError';
import { type ActionItems, useSelectedRows } from '../../../shared/lists/useSelectedRows';
import { PictureCard } from '../../../shared/PictureCard/PictureCard';
import { buildSearchProps, useTableProps } from '../../../shared/urlState/useTableProps';
import { TemplateMarks } from '../../templates/TemplatesScreen/TemplateCard';
import { templateColumns } from '../../templates/TemplatesScreen/templateColumns';
import { useMasterTemplates } from './useMasterTemplates';

export type MasterLibraryScreenProps = {
  /** The signed-in user. */
  user: Actor;
  /** Link to the agency's own templates, which imported ones are added to. */
  templatesHref: string;
  /** Builds the link to one of the agency's own templates. */
  getTemplateHref: (id: number) => string;
};

/** Templates per call: few enough to show progress. */
const batchSize = 50;
const shownColumns = new Set(['name', 'kind', 'niche', 'updated_at']);
const columns = templateColumns.filter(({ id }) => shownColumns.has(id));

/** Copies master templates among the agency's own. */
function useImport(onDone: (done: readonly LibraryTemplateRow[]) => void) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const runner = useBulkRun<LibraryTemplateRow>();
  const refresh = () =>
    Promise.all(
      [queries.templates.key(), queries.templateImports.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const importAll = useMutation({
    mutationFn: () => client.templateImports.importMaster({ body: { ids: null } }),
    onSuccess: () => {
      toast({ tone: 'success', text: successMessages.allTemplatesImported });
      return refresh();
    },
  });
  const importSome = (items: ActionItems<LibraryTemplateRow>) =>
    runner.start({
      items,
      describeError,
      getName: ({ name }) => name,
      label: translate('Importing templates'),
      success: 'Added to your templates.',
      batchSize,
      run: (batch) => client.templateImports.importMaster({ body: { ids: batch.map(({ id }) => id) } }),
      onSettled: (done) => {
        onDone(done);
        void refresh();
      },
    });
  return { runner, importAll, importSome };
}

/** The provider's published templates; agencies import copies of them (ads §2, master templates). */
export function MasterLibraryScreen(props: MasterLibraryScreenProps) {
  const { user, templatesHref, getTemplateHref } = props;
  const { list, sort, templates, filters, readPage, listKey } = useMasterTemplates(user);
  const { selection, onSelection, deselect } = useRowSelection(listKey);
  const { runner, importAll, importSome } = useImport((done) => deselect(done.map(({ id }) => String(id))));
  const selected = useSelectedRows<LibraryTemplateRow>({
    noun: 'template',
    selection,
    page: templates.data,
    readPage,
  });
  const { confirm, dialog } = usePrompt();
  const total = templates.data?.meta.total ?? 0;
  return (
    <>
      <PageHeader
        title={translate('Master Ad Templates')}
        help={
          <PageHelp>
            {translate('Proven ads by niche. Import a copy, adapt its texts and launch it.')}
          </PageHelp>
        }
        actions={
          <>
            <ButtonLink variant="secondary" href={templatesHref}>
              {translate('Your templates')}
            </ButtonLink>
            {total === 0 ? null : (
              <Button
                startIcon={<Download aria-hidden />}
                loading={importAll.isPending}
                onClick={() => confirm('importAllTemplates', 'All templates', () => importAll.mutate())}
              >
                {translate('Import all')}
              </Button>
            )}
          </>
        }
      />
      <DataTable<LibraryTemplateRow>
        {...useTableProps(list, templates, sort)}
        label={translate('Master templates')}
        errorTitle={translate("Couldn't load the master templates")}
        columns={columns}
        layout="cards"
        renderCard={(template, parts) => (
          <PictureCard
            thumbnailUrl={template.thumbnailUrl}
            title={template.name}
            parts={parts}
            detail={[template.niche, template.categoryName].filter(Boolean).join(' · ')}
          >
            <TemplateMarks template={template}>
              {template.imported_template_id === null ? null : (
                <Badge tone="positive">{translate('Imported')}</Badge>
              )}
            </TemplateMarks>
          </PictureCard>
        )}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(template) =>
          template.imported_template_id === null ? (
            <Button
              size="sm"
              variant="secondary"
              aria-label={translate('Import {name}', { name: template.name })}
              onClick={() => importSome([template])}
            >
              {translate('Import')}
            </Button>
          ) : (
            <ButtonLink
              size="sm"
              variant="secondary"
              aria-label={translate('Open {name}', { name: template.name })}
              href={getTemplateHref(template.imported_template_id)}
            >
              {translate('Open')}
            </ButtonLink>
          )
        }
        selection={selection}
        onSelection={onSelection}
        empty={
          <EmptyState
            icon={<LibraryBig />}
            title={translate('No master templates yet')}
            actions={<ButtonLink href={templatesHref}>{translate('Create your own template')}</ButtonLink>}
          >
            {translate('Templates show up here as soon as they are published.')}
          </EmptyState>
        }
        toolbar={
          <FilterBar
            search={buildSearchProps('Search master templates', list)}
            filters={filters}
            onReset={list.clear}
            total={templates.data?.meta.total}
          />
        }
      />
      <BulkBar
        selection={selection}
        onSelection={onSelection}
        total={total}
        runner={runner}
        actions={[
          {
            value: 'import',
            label: translate('Import'),
            icon: <Download />,
            onSelect: () => importSome(selected.items),
          },
        ]}
      />
      {dialog}
    </>
  );
}
