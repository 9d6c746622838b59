import type { ClientRow } from '@adlane/contract/account/clients';
import { formatMoney, listAdCurrencies } from '@adlane/contract/rules';
import { getLocale, translate } from '@adlane/ui';
import type { LaunchAssets } from '../../launch/launchAssets';
import { agencyRow, type BulkRow, maxBulkRows, startRow } from '../bulkForm';
import { changeRow, findAccount } from '../changeRows';
import { findCurrencyCode, parseBudget } from './parseBudget';
import type { TableLine } from './readTable';

/** What becomes of a line: a new row, a changed row, or nothing, for a reason. */
export type MatchedLine = { readonly line: number; readonly client: string } & (
  | { readonly row: BulkRow; readonly isNew: boolean; readonly place: string }
  | { readonly reason: string }
);

export type MatchContext = {
  readonly rows: readonly BulkRow[];
  readonly clients: readonly Pick<ClientRow, 'id' | 'name' | 'business_name'>[];
  readonly assets: LaunchAssets;
};

/** A line that can't be used, with what to do. */
class LineRefusal extends Error {}

const isAdCurrency = (code: string) => listAdCurrencies().includes(code);

const toKey = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** Finds the only entry of a name or id. @throws LineRefusal for an ambiguous name */
function findOnly<Entry extends { readonly id: number }>(
  entries: readonly Entry[],
  text: string,
  listNames: (entry: Entry) => readonly string[],
): Entry | undefined {
  const byId = entries.find(({ id }) => String(id) === text);
  const named = entries.filter((entry) => listNames(entry).map(toKey).includes(toKey(text)));
  if (named.length > 1) {
    const ids = named.map((entry) => `${entry.id} (${[...new Set(listNames(entry))].join(', ')})`).join('; ');
    throw new LineRefusal(
      translate('{count} entries are called {name}. Write the id instead: {ids}.', {
        count: named.length,
        name: text,
        ids,
      }),
    );
  }
  return named[0] ?? byId;
}

function findWho(text: string, { clients }: MatchContext): Pick<BulkRow, 'clientId' | 'name'> {
  if (text === '') throw new LineRefusal(translate('The client is missing.'));
  if (toKey(text) === toKey(translate(agencyRow.name))) return agencyRow;
  const client = findOnly(clients, text, ({ name, business_name }) =>
    [business_name, name].filter((each) => each !== ''),
  );
  if (client) return { clientId: client.id, name: client.business_name || client.name };
  throw new LineRefusal(
    translate('No client is called {name}. Check the spelling, or add the client first.', { name: text }),
  );
}

function findAssets({ account, page }: TableLine, row: BulkRow, assets: LaunchAssets) {
  const found = account
    ? findOnly(assets.accounts, account, ({ name, external_id }) => [name, external_id])
    : findAccount(assets, row.adAccountId);
  if (account && !found) {
    throw new LineRefusal(
      translate('No ad account is called {name}. Write its name or id as in Ad accounts.', { name: account }),
    );
  }
  if (account && found?.status !== 'Active') {
    throw new LineRefusal(
      translate("The ad account {name} can't be used now. Reconnect it first.", { name: account }),
    );
  }
  if (page === '') return { account: found, page: undefined };
  const fitting = assets.pages.filter(({ source_id }) => !found || source_id === found.source_id);
  const foundPage = findOnly(fitting, page, ({ name, external_id }) => [name, external_id]);
  if (foundPage) return { account: found, page: foundPage };
  throw new LineRefusal(
    found
      ? translate("The page {page} can't be used with the ad account {account}.", {
          page,
          account: found.name,
        })
      : translate('No page is called {page}.', { page }),
  );
}

function toBudget(text: string, currency: string | undefined): number | undefined {
  if (text === '') return undefined;
  if (currency === undefined) {
    throw new LineRefusal(translate('Name the ad account, so that the budget has a currency.'));
  }
  const code = findCurrencyCode(text);
  if (code !== undefined && !isAdCurrency(code)) {
    throw new LineRefusal(
      translate('{code} in {text} is no currency. Write the amount alone, or with {currency}.', {
        code,
        text,
        currency,
      }),
    );
  }
  if (code !== undefined && code !== currency) {
    throw new LineRefusal(
      translate('The budget is in {code}, the ad account pays in {currency}.', { code, currency }),
    );
  }
  const locale = getLocale();
  const budget = parseBudget(text, currency, locale);
  if (budget !== undefined) return budget;
  throw new LineRefusal(
    translate('{text} is no budget in {currency}. Write it like {example}.', {
      text,
      currency,
      example: formatMoney(125_000, currency, locale),
    }),
  );
}

function matchLine(line: TableLine, { rows, ...context }: MatchContext): MatchedLine {
  const { assets } = context;
  const who = findWho(line.client, { rows, ...context });
  const known = rows.find(({ clientId }) => clientId === who.clientId);
  const row = known ?? startRow(who, assets, rows);
  const { account, page } = findAssets(line, row, assets);
  const budget = toBudget(line.budget, account?.currency);
  const change = {
    adAccountId: account && String(account.id),
    pageId: page && String(page.id),
    budget,
    // The place is looked up once the line is used.
    targetAddress: line.place === '' ? undefined : [],
  };
  return {
    line: line.line,
    client: line.client,
    row: changeRow(row, change, assets),
    isNew: known === undefined,
    place: line.place,
  };
}

/** Matches the lines of a table with clients, accounts and pages. Of several lines for one client, the first counts. */
export function matchLines(lines: readonly TableLine[], context: MatchContext): MatchedLine[] {
  const firstLines = new Map<number | null, number>();
  let count = context.rows.length;
  return lines.map((line) => {
    try {
      const matched = matchLine(line, context);
      if (!('row' in matched)) return matched;
      const first = firstLines.get(matched.row.clientId);
      if (first !== undefined) {
        throw new LineRefusal(translate('Line {line} is for the same client.', { line: first }));
      }
      if (matched.isNew && count >= maxBulkRows) {
        throw new LineRefusal(
          translate('A launch has at most {count} clients. Launch the others afterwards.', {
            count: maxBulkRows,
          }),
        );
      }
      count += matched.isNew ? 1 : 0;
      firstLines.set(matched.row.clientId, line.line);
      return matched;
    } catch (error) {
      if (!(error instanceof LineRefusal)) throw error;
      return { line: line.line, client: line.client, reason: error.message };
    }
  });
}

/** Adds the matched rows to those of the form, and changes known ones. */
export function mergeRows(rows: readonly BulkRow[], matched: readonly BulkRow[]): BulkRow[] {
  const changed = new Map(matched.map((row) => [row.clientId, row]));
  const known = new Set(rows.map(({ clientId }) => clientId));
  return [
    ...rows.map((row) => changed.get(row.clientId) ?? row),
    ...matched.filter(({ clientId }) => !known.has(clientId)),
  ];
}
