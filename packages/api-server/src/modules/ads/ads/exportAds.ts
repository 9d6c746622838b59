import type { FileAnswer } from '@adlane/contract';
import type { Ad } from '@adlane/contract/ads/ads';
import { adResultLabels } from '@adlane/contract/constants';
import { fromAdUnits } from '@adlane/contract/rules';
import { type CsvColumns, createListCsv } from '../../../http/answers/createCsvFile';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { type Seen, toAd } from './adViews';
import { type AdQuery, listAdIds, listAdRecords, sumFigures } from './queries';

const money = (amount: number, { currency }: Ad) => fromAdUnits(amount, currency);

const columns: CsvColumns<Ad> = [
  ['Name', (ad) => ad.name],
  ['Platform', (ad) => ad.platform],
  ['Campaign id', (ad) => ad.campaignId],
  ['Client', (ad) => ad.client_name],
  ['Status', (ad) => ad.status],
  ['Status of', (ad) => ad.status_at],
  ['Budget type', (ad) => ad.budget_type],
  ['Budget', (ad) => money(ad.budget, ad)],
  ['Currency', (ad) => ad.currency],
  ['Spend', (ad) => money(ad.spend, ad)],
  ['Impressions', (ad) => ad.impressions],
  ['Clicks', (ad) => ad.clicks],
  ['Results', (ad) => ad.results],
  ['Result type', (ad) => (ad.result_kind === null ? null : adResultLabels[ad.result_kind])],
  ['Start', (ad) => ad.startTime],
  ['End', (ad) => ad.endTime],
  ['Launched', (ad) => ad.created_at],
];

/** Streams all listed ads as a file. The selection of ads is fixed at the start. */
export async function exportAds(call: CallContext<UserCaller>, query: AdQuery): Promise<FileAnswer> {
  const { caller } = call;
  const now = call.ports.clock.now();
  const keys = await call.inTenant(({ tx }) => listAdIds(tx, caller, query, now));
  const read = (ids: readonly number[]) =>
    call.inTenant(async ({ tx }) => {
      const seen: Seen = { caller, now, figures: await sumFigures(tx, caller.agency_id, ids, query) };
      return (await listAdRecords(tx, caller.agency_id, ids)).map((record) => toAd(seen, record));
    });
  return createListCsv('ads.csv', { columns, keys, read });
}
