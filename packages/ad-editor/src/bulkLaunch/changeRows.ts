import type { TargetAddress } from '@adlane/contract/ads/templates';
import type { LaunchAssets } from '../launch/launchAssets';
import { defaultId } from '../launch/launchForm';
import type { BulkRow } from './bulkForm';

/** What changes in a row; absent fields stay. */
export type RowChange = {
  readonly adAccountId?: string | undefined;
  readonly pageId?: string | undefined;
  readonly budget?: number | undefined;
  readonly targetAddress?: readonly TargetAddress[] | undefined;
};

/** Finds the ad account of a row. */
export function findAccount({ accounts }: LaunchAssets, adAccountId: string) {
  return accounts.find(({ id }) => String(id) === adAccountId);
}

/**
 * Changes a row. With another account, a page of another connection is replaced by the default one, and an amount in another
 * currency is cleared: amounts are never converted.
 */
export function changeRow(row: BulkRow, change: RowChange, assets: LaunchAssets): BulkRow {
  const adAccountId = change.adAccountId ?? row.adAccountId;
  const before = findAccount(assets, row.adAccountId);
  const account = findAccount(assets, adAccountId);
  const fitting = assets.pages.filter(({ source_id }) => source_id === account?.source_id);
  const isFitting = fitting.some(({ id }) => String(id) === row.pageId);
  const isSameCurrency = before === undefined || before.currency === account?.currency;
  const { targetAddress = row.targetAddress } = change;
  return {
    ...row,
    adAccountId,
    pageId: change.pageId ?? (isFitting ? row.pageId : defaultId(fitting)),
    budget: change.budget ?? (isSameCurrency ? row.budget : undefined),
    ...(targetAddress === undefined ? {} : { targetAddress }),
  };
}

/** Account and budget for all rows; the budget is in a currency, and only for the rows that pay in it. */
export type ForAll = {
  readonly adAccountId: string | undefined;
  readonly budget: number | undefined;
  readonly currency: string;
};

/** Sets the account and the budget of all rows. */
export function changeAllRows(
  rows: readonly BulkRow[],
  { adAccountId, budget, currency }: ForAll,
  assets: LaunchAssets,
): BulkRow[] {
  return rows.map((row) => {
    const account = findAccount(assets, adAccountId ?? row.adAccountId);
    return changeRow(
      row,
      { adAccountId, budget: account?.currency === currency ? budget : undefined },
      assets,
    );
  });
}
