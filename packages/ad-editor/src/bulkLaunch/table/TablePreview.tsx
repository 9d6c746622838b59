import { formatMoney } from '@adlane/contract/rules';
import { Alert, Box, getLocale, StatusBadge, translate } from '@adlane/ui';
import { describeFailure } from '../../failure/describeFailure';
import type { LaunchAssets } from '../../launch/launchAssets';
import { findAccount } from '../changeRows';
import type { FoundPlace } from './findPlaces';
import type { MatchedLine } from './matchLines';
import { maxTableLines } from './readTable';
import type { useTableMatch } from './useTableMatch';

export type TablePreviewProps = { match: ReturnType<typeof useTableMatch>; assets: LaunchAssets };

function describePlace(name: string, found: FoundPlace | undefined): string {
  if (found?.place) return found.place.name;
  if (!found) return name;
  return found.count === 0
    ? translate('{name} was not found: choose the place in the row', { name })
    : translate('{count} places are called {name}: choose the place in the row', {
        count: found.count,
        name,
      });
}

type LineProps = {
  matched: MatchedLine;
  assets: LaunchAssets;
  places: ReadonlyMap<string, FoundPlace> | undefined;
};

function describeLine({ matched, assets, places }: LineProps): string {
  if (!('row' in matched)) return matched.reason;
  const { row, place } = matched;
  const account = findAccount(assets, row.adAccountId);
  const page = assets.pages.find(({ id }) => String(id) === row.pageId);
  return [
    account ? `${account.name} · ${account.currency}` : translate('Choose an ad account'),
    page ? page.name : translate('Choose a page'),
    account && row.budget !== undefined
      ? formatMoney(row.budget, account.currency, getLocale())
      : translate('No budget yet'),
    ...(place === '' ? [] : [describePlace(place, places?.get(place))]),
  ].join(', ');
}

function Line(props: LineProps) {
  const { matched } = props;
  const isUsed = 'row' in matched;
  const name = isUsed ? matched.row.name : matched.client;
  return (
    <Box as="li" display="flex" gap={3} alignItems="baseline" py={2} borderBottomWidth="line" textStyle="sm">
      <Box flex="1" minW={0} overflowWrap="anywhere">
        <Box as="span" fontWeight="medium">
          {translate('Line {line}: {name}', { line: matched.line, name: name.slice(0, 120) })}
        </Box>
        <Box color={isUsed ? 'fg.muted' : 'fg.error'}>{describeLine(props)}</Box>
      </Box>
      {isUsed ? (
        <StatusBadge tone={matched.isNew ? 'positive' : 'info'} text={matched.isNew ? 'New' : 'Changed'} />
      ) : (
        <StatusBadge tone="negative" text="Not used" />
      )}
    </Box>
  );
}

/** Says for each line of a table what becomes of it; what can't be used comes first. */
export function TablePreview({ match, assets }: TablePreviewProps) {
  const { table, matched, places } = match;
  if (match.error) return <Alert tone="error">{describeFailure(match.error)}</Alert>;
  if (table === undefined) return null;
  if ('error' in table) return <Alert tone="error">{table.error}</Alert>;
  const refused = matched.filter((each) => !('row' in each));
  const used = matched.filter((each) => 'row' in each);
  return (
    <Box display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)">
      {table.isCut ? (
        <Alert tone="warning">
          {translate('Only the first {count} lines are read.', { count: maxTableLines })}
        </Alert>
      ) : null}
      {table.ignored.length > 0 ? (
        <Alert tone="info">
          {translate('Columns that are not used: {names}', { names: table.ignored.join(', ') })}
        </Alert>
      ) : null}
      <Box as="output" textStyle="sm" fontWeight="medium">
        {match.isPending
          ? translate('Checking…')
          : translate('Can be used: {used}. Cannot be used: {refused}.', {
              used: used.length,
              refused: refused.length,
            })}
      </Box>
      <Box as="ol" listStyleType="none" aria-label={translate('Lines of the table')}>
        {[...refused, ...used].map((each) => (
          <Line key={each.line} matched={each} assets={assets} places={places} />
        ))}
      </Box>
    </Box>
  );
}
