import type { Ad } from '@adlane/contract/ads/ads';
import {
  BulkBar,
  Button,
  ButtonLink,
  DataTable,
  EmptyState,
  FilterBar,
  PageHeader,
  PageHelp,
  translate,
  useRowSelection,
} from '@adlane/ui';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '../../../shared/lists/ExportButton';
import { RecordMenu } from '../../../shared/lists/RecordMenu';
import { useSelectedRows } from '../../../shared/lists/useSelectedRows';
import { buildSearchProps, useTableProps } from '../../../shared/urlState/useTableProps';
import { ListViews } from '../../../shared/views/ListViews';
import { setBudget } from '../adActions';
import { BudgetDialog } from '../BudgetDialog/BudgetDialog';
import { buildAdRowMenu, buildAdsMenu } from '../buildAdMenu';
import {
  InstantLaunchButton,
  type InstantLaunchButtonProps,
} from '../InstantLaunchButton/InstantLaunchButton';
import { useAdActions } from '../useAdActions';
import { adColumns } from './adColumns';
import { buildAdTotals } from './buildAdTotals';
import { useAdFilters, useAds } from './useAds';

/** Views beside all ads: what needs its user, and what spends. */
const adViews = [
  { name: 'Needs attention', query: 'status=attention needed' },
  { name: 'Running', query: 'status=active' },
];

export type LaunchedAdsScreenProps = {
  /** Builds the link to an ad. */
  getAdHref: (id: number) => string;
  /** Link to the templates, for users who have launched nothing yet. */
  templatesHref: string;
} & InstantLaunchButtonProps;

/** Ads that run, ran or are waiting on their platform (ads §2, Launched Ads). */
export function LaunchedAdsScreen({ getAdHref, templatesHref, ...launcher }: LaunchedAdsScreenProps) {
  const { user } = launcher;
  const { list, sort, ads, readPage, exportAds, listKey } = useAds();
  const filters = useAdFilters(user, list);
  const { selection, onSelection, deselect } = useRowSelection(listKey);
  const { runner, prompt, limitDialog, tools } = useAdActions((done) =>
    deselect(done.map(({ id }) => String(id))),
  );
  const [budgetAd, setBudgetAd] = useState<Ad | undefined>(undefined);
  const selected = useSelectedRows<Ad>({ noun: 'ad', selection, page: ads.data, readPage });
  const table = useTableProps(list, ads, sort);
  const total = ads.data?.meta.total ?? 0;
  return (
    <>
      <PageHeader
        title={launcher.isInitiallyOpen ? translate('Custom Ad') : translate('Launched Ads')}
        help={<PageHelp>{translate('Live status and results of every ad that you launched.')}</PageHelp>}
        actions={
          <>
            <ExportButton onExport={exportAds} total={ads.data?.meta.total} filtered={list.isNarrowed} />
            <InstantLaunchButton {...launcher} />
          </>
        }
      />
      <DataTable
        {...table}
        label={translate('Launched ads')}
        columns={adColumns}
        columnsKey="launchedAds"
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => getAdHref(id)}
        rowActions={(ad) =>
          ad.can_manage ? (
            <RecordMenu name={ad.name} items={buildAdRowMenu(tools, ad, () => setBudgetAd(ad))} />
          ) : null
        }
        totals={ads.data && buildAdTotals(ads.data.totals)}
        selection={selection}
        onSelection={onSelection}
        empty={
          <EmptyState
            icon={<Megaphone />}
            title={translate('No ads launched yet')}
            actions={
              <>
                <ButtonLink href={templatesHref}>{translate('Choose a template')}</ButtonLink>
                <Button variant="ghost" onClick={() => list.change({ filters: { archived: 'true' } })}>
                  {translate('Archived ads')}
                </Button>
              </>
            }
          >
            {translate('Pick a template, adapt its texts and launch it. Results show up here.')}
          </EmptyState>
        }
        toolbar={
          <FilterBar
            views={<ListViews user={user} name="ads" list={list} builtIn={adViews} />}
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
        onSave={(ad, budget) => tools.start(setBudget(tools, ad, budget))}
        onClose={() => setBudgetAd(undefined)}
      />
      {limitDialog}
      {prompt.dialog}
    </>
  );
}
