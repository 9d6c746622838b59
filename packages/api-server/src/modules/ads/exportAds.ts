import type { Ad, FileAnswer } from '@adlane/contract';
import type { CallContext, UserCaller } from '../../http/callers';
import { type CsvCell, csvStream } from '../../http/csvFile';
import { type Seen, toAd } from './adViews';
import { unitsPerMajor } from './moneyUnits';
import { type AdQuery, listAdIds, readAds, sumFigures } from './queries';

/** Ads that are read and sent at a time. */
const portion = 500;

const money = (amount: number, { currency }: Ad) => amount / unitsPerMajor(currency);

const columns: readonly (readonly [string, (ad: Ad) => CsvCell])[] = [
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
  ['Start', (ad) => ad.startTime],
  ['End', (ad) => ad.endTime],
  ['Launched', (ad) => ad.created_at],
];

/** All listed ads as a file that is sent while it is read. Which ads are in it stands when it starts. */
export async function exportAds(ctx: CallContext<UserCaller>, query: AdQuery): Promise<FileAnswer> {
  const now = ctx.ports.clock.now();
  const ids = await ctx.tenant((tx) => listAdIds(tx, ctx.caller, query, now));
  const readPortion = (chunk: readonly number[]) =>
    ctx.tenant(async (tx) => {
      const seen: Seen = {
        caller: ctx.caller,
        now,
        figures: await sumFigures(tx, ctx.caller.agency_id, chunk),
      };
      return (await readAds(tx, ctx.caller.agency_id, chunk)).map((record) => toAd(seen, record));
    });
  async function* rows() {
    yield [columns.map(([heading]) => heading)];
    for (let start = 0; start < ids.length; start += portion) {
      const ads = await readPortion(ids.slice(start, start + portion));
      yield ads.map((ad) => columns.map(([, cell]) => cell(ad)));
    }
  }
  return csvStream('ads.csv', rows());
}
