import { useApi } from '@adlane/api-client';
import type { Actor } from '@adlane/contract';
import type { Lead } from '@adlane/contract/ads/leads';
import {
  BulkBar,
  ButtonLink,
  DataTable,
  EmptyState,
  FilterBar,
  PageHeader,
  PageHelp,
  translate,
  useBulkRun,
  useRowSelection,
} from '@adlane/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Send, Trash2, UserRoundPlus } from 'lucide-react';
import { usePrompt } from '../../../shared/confirm/usePrompt';
import { ExportButton } from '../../../shared/lists/ExportButton';
import { useSelectedRows } from '../../../shared/lists/useSelectedRows';
import { buildSearchProps, useTableProps } from '../../../shared/urlState/useTableProps';
import { ListViews } from '../../../shared/views/ListViews';
import { deleteLeads, getLeadName, redeliverLeads } from '../leadActions';
import { leadColumns } from './leadColumns';
import { useLeadFilters, useLeads } from './useLeads';

export type LeadsScreenProps = {
  /** The signed-in user. */
  user: Actor;
  /** Returns the link to a lead. */
  leadHref: (id: number) => string;
  /** Link to the templates, for users who have no leads yet. */
  templatesHref: string;
};

/** Leads of the agency's or client's ads (ads §2, Leads Portal). */
export function LeadsScreen({ user, leadHref, templatesHref }: LeadsScreenProps) {
  const { client, queries } = useApi();
  const isOperator = user.entity_type === 'SuperAdmin';
  const queryClient = useQueryClient();
  const { list, sort, leads, readPage, exportLeads, listKey } = useLeads();
  const filters = useLeadFilters(user, list);
  const { selection, onSelection, deselect } = useRowSelection(listKey);
  const runner = useBulkRun<Lead>();
  const prompt = usePrompt();
  const selected = useSelectedRows<Lead>({ noun: 'lead', selection, page: leads.data, readPage });
  const total = leads.data?.meta.total ?? 0;
  function onSettled(done: readonly Lead[]) {
    deselect(done.map(({ id }) => String(id)));
    void queryClient.invalidateQueries({ queryKey: queries.leads.key() });
  }
  return (
    <>
      <PageHeader
        title={translate('Leads')}
        help={
          <PageHelp>
            {translate('Everyone who responded to your ads, and whether your CRM received them.')}
          </PageHelp>
        }
        actions={
          <ExportButton onExport={exportLeads} total={leads.data?.meta.total} filtered={list.isNarrowed} />
        }
      />
      <DataTable<Lead>
        {...useTableProps(list, leads, sort)}
        label={translate('Leads')}
        columns={leadColumns}
        columnsKey="leads"
        rowId={({ id }) => id}
        rowName={getLeadName}
        rowHref={({ id }) => leadHref(id)}
        selection={selection}
        onSelection={onSelection}
        empty={
          isOperator ? (
            <EmptyState icon={<UserRoundPlus />} title={translate('No leads here')}>
              {translate('Leads belong to the agencies. View the app as a subscriber to see its leads.')}
            </EmptyState>
          ) : (
            <EmptyState
              icon={<UserRoundPlus />}
              title={translate('No leads yet')}
              actions={<ButtonLink href={templatesHref}>{translate('Choose a template')}</ButtonLink>}
            >
              {translate(
                'Launch an ad with a lead form. Everyone who fills it in shows up here within seconds.',
              )}
            </EmptyState>
          )
        }
        toolbar={
          <FilterBar
            views={<ListViews user={user} name="leads" list={list} />}
            search={buildSearchProps('Search leads', list)}
            filters={filters}
            onReset={list.clear}
            total={leads.data?.meta.total}
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
            value: 'redeliver',
            label: translate('Send to CRM again'),
            icon: <Send />,
            onSelect: () => runner.start({ ...redeliverLeads(client, selected.items), onSettled }),
          },
          {
            value: 'delete',
            label: translate('Delete'),
            icon: <Trash2 />,
            tone: 'danger',
            onSelect: () =>
              prompt.confirm(selection.ids.size === 1 ? 'deleteLead' : 'deleteLeads', selected.subject, () =>
                runner.start({ ...deleteLeads(client, selected.items), onSettled }),
              ),
          },
        ]}
      />
      {prompt.dialog}
    </>
  );
}
