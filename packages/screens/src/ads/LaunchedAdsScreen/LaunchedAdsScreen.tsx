import { useApi } from '@adlane/api-client';
import type { Ad } from '@adlane/contract/ads';
import {
  BulkBar,
  ButtonLink,
  DataTable,
  EmptyState,
  FilterBar,
  IconButton,
  Menu,
  PageHeader,
  useBulkRun,
  useRowSelection,
} from '@adlane/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { usePrompt } from '../../shared/confirm/usePrompt';
import { ExportButton } from '../../shared/lists/ExportButton';
import { useSelectedRows } from '../../shared/lists/useSelectedRows';
import { buildSearchProps, buildTableProps } from '../../shared/urlState/buildTableProps';
import {
  InstantLaunchButton,
  type InstantLaunchButtonProps,
} from '../InstantLaunchButton/InstantLaunchButton';
import { setBudget } from './adActions';
import { adColumns } from './adColumns';
import { BudgetDialog } from './BudgetDialog';
import { buildAdMenu, buildAdsMenu } from './buildAdMenu';
import { useAdFilters, useAds } from './useAds';

export type LaunchedAdsScreenProps = {
  /** Link to the templates, for users who have launched nothing yet. */
  templatesHref: string;
} & InstantLaunchButtonProps;

/** Runs actions on ads and refetches the list after each. */
function useAdActions(deselect: (ids: readonly string[]) => void) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const runner = useBulkRun<Ad>();
  const prompt = usePrompt();
  function onSettled(done: readonly Ad[]) {
    deselect(done.map(({ id }) => String(id)));
    void queryClient.invalidateQueries({ queryKey: queries.ads.key() });
  }
  const start: typeof runner.start = (action) => runner.start({ ...action, onSettled });
  return { runner, prompt, tools: { client, start, confirm: prompt.confirm } };
}

/** Ads that run, ran or are waiting on their platform (ads §2, Launched Ads). */
export function LaunchedAdsScreen({ templatesHref, ...launcher }: LaunchedAdsScreenProps) {
  const { user } = launcher;
  const { list, sort, ads, readPage, exportAds, listKey } = useAds();
  const filters = useAdFilters(user, list);
  const { selection, onSelection, deselect } = useRowSelection(listKey);
  const { runner, prompt, tools } = useAdActions(deselect);
  const [budgetAd, setBudgetAd] = useState<Ad | undefined>(undefined);
  const selected = useSelectedRows<Ad>({ noun: 'ad', selection, page: ads.data, readPage });
  const table = buildTableProps(list, ads, sort);
  const total = ads.data?.meta.total ?? 0;
  return (
    <>
      <PageHeader
        title="Launched Ads"
        description="Live status and results of every ad that you launched."
        actions={
          <>
            <ExportButton onExport={exportAds} disabled={total === 0} />
            <InstantLaunchButton {...launcher} />
          </>
        }
      />
      <DataTable
        {...table}
        label="Launched ads"
        columns={adColumns}
        columnsKey="launchedAds"
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(ad) =>
          ad.can_manage ? (
            <Menu
              trigger={<IconButton size="sm" label={`Actions for ${ad.name}`} icon={<Ellipsis />} />}
              items={buildAdMenu(tools, ad, () => setBudgetAd(ad))}
            />
          ) : null
        }
        selection={selection}
        onSelection={onSelection}
        empty={
          <EmptyState
            icon={<Megaphone />}
            title="No ads launched yet"
            actions={<ButtonLink href={templatesHref}>Choose a template</ButtonLink>}
          >
            Pick a template, adapt its texts and launch it. Results show up here.
          </EmptyState>
        }
        toolbar={
          <FilterBar
            search={buildSearchProps('Search ads', list)}
            filters={filters}
            onReset={list.clear}
            total={ads.data?.meta.total}
          />
        }
      />
      <BulkBar
        selection={selection}
        onSelection={onSelection}
        total={total}
        runner={runner}
        actions={buildAdsMenu(tools, selected.items, selected.subject)}
      />
      <BudgetDialog
        ad={budgetAd}
        onSave={(ad, budget) => tools.start(setBudget(tools.client, ad, budget))}
        onClose={() => setBudgetAd(undefined)}
      />
      {prompt.dialog}
    </>
  );
}
