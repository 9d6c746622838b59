import { Alert, Card, Checkbox, EmptyState, Grid, SearchInput, Text, translate } from '@adlane/ui';
import { useForm, useFormField } from '@adlane/ui/fields';
import { useState } from 'react';
import { AssetRow, type AssetRowData } from './AssetRow';
import { type AssetChoice, toggleId } from './assetChoice';
import { ShareDialog } from './ShareDialog';
import type { AssetKind, Shares } from './useShares';

/** Number of rows from which the list has a search field. */
const searchedFrom = 8;

export type AssetListProps = {
  title: string;
  description: string;
  /** Shown when there is nothing to choose. */
  emptyText: string;
  kind: AssetKind;
  rows: readonly AssetRowData[];
  /** Number of selected ids that are not in these rows. */
  countElsewhere: (ids: readonly string[]) => number;
  shares: Shares | undefined;
  /** Opens the details of a row. */
  onOpen?: (id: number) => void;
};

const fields = {
  ad_account: { list: 'ad_accounts', standard: 'default_ad_account' },
  page: { list: 'pages', standard: 'default_page' },
} as const;

/** Selection and default of one list, as fields of the surrounding form. */
function useListFields(kind: AssetKind) {
  const { list, standard } = fields[kind];
  const form = useForm<AssetChoice>();
  const ids = useFormField<readonly string[]>(list);
  const chosen = useFormField<string | null>(standard);
  const getSelectedIds = (): readonly string[] => form.getState().values[list];
  function changeSelection(selectedIds: readonly string[]): void {
    form.batch(() => {
      form.change(list, selectedIds);
      const isLost = !selectedIds.includes(form.getState().values[standard] ?? '');
      if (isLost) form.change(standard, null);
    });
  }
  return {
    ids: Array.isArray(ids.input.value) ? (ids.input.value as readonly string[]) : [],
    standardId: chosen.input.value || null,
    error: chosen.error ?? ids.error,
    group: standard,
    selectOne: (id: string, isSelected: boolean) =>
      changeSelection(toggleId(getSelectedIds(), id, isSelected)),
    selectAll: (some: readonly string[], isSelected: boolean) =>
      changeSelection(some.reduce((all, id) => toggleId(all, id, isSelected), getSelectedIds())),
    setStandard: (id: string) => form.change(standard, id),
  };
}

function isMatch({ name, externalId }: AssetRowData, search: string): boolean {
  return `${name} ${externalId}`.toLowerCase().includes(search.trim().toLowerCase());
}

/** Selectable ad accounts or pages: used, default, shared clients. */
export function AssetList(props: AssetListProps) {
  const { title, description, emptyText, kind, rows, countElsewhere, shares, onOpen } = props;
  const { ids, standardId, error, group, selectOne, selectAll, setStandard } = useListFields(kind);
  const [search, setSearch] = useState('');
  const [shared, setShared] = useState<AssetRowData>();
  const shown = rows.filter((row) => isMatch(row, search));
  const shownIds = shown.map(({ externalId }) => externalId);
  const count = shownIds.filter((id) => ids.includes(id)).length;
  const elsewhere = countElsewhere(ids);
  return (
    <Card title={title} description={description}>
      <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
        {error ? <Alert tone="error">{error}</Alert> : null}
        {rows.length >= searchedFrom ? (
          <SearchInput
            label={translate('Search {title}', { title: title.toLowerCase() })}
            value={search}
            onSearch={setSearch}
          />
        ) : null}
        {rows.length === 0 ? (
          <EmptyState title={emptyText} />
        ) : shown.length === 0 ? (
          <EmptyState title={translate('No matches')} />
        ) : (
          <>
            <Checkbox
              label={translate('Use all {count}', { count: shown.length })}
              checked={count === shown.length}
              indeterminate={count > 0 && count < shown.length}
              onChange={({ target }) => selectAll(shownIds, target.checked)}
            />
            <Grid as="ul" aria-label={title} listStyleType="none" gap={2}>
              {shown.map((row) => (
                <AssetRow
                  key={row.externalId}
                  row={row}
                  group={group}
                  isSelected={ids.includes(row.externalId)}
                  isDefault={standardId === row.externalId}
                  onSelect={(isSelected) => selectOne(row.externalId, isSelected)}
                  onDefault={() => setStandard(row.externalId)}
                  sharedWith={row.isUsed ? shares?.get(row.id) : undefined}
                  onShare={() => setShared(row)}
                  onOpen={onOpen && (() => onOpen(row.id))}
                />
              ))}
            </Grid>
          </>
        )}
        {elsewhere > 0 ? (
          <Text color="fg.muted" textStyle="sm">
            {translate('{count} more in use outside this business.', { count: elsewhere })}
          </Text>
        ) : null}
      </Grid>
      {shared ? (
        <ShareDialog
          kind={kind}
          id={shared.id}
          name={shared.name}
          clientIds={shares?.get(shared.id) ?? []}
          onClose={() => setShared(undefined)}
        />
      ) : null}
    </Card>
  );
}
