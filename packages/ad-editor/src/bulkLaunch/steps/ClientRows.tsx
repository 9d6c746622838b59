import { Box, Button, translate } from '@adlane/ui';
import { useForm, useFormField, useFormState } from '@adlane/ui/fields';
import { Building2, Table2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { LaunchAssets } from '../../launch/launchAssets';
import { ClientPicker } from '../../lookups/ClientPicker';
import { agencyRow, type BulkForm, type BulkRow, maxBulkRows, rowKey, startRow } from '../bulkForm';
import { AddAllClients } from './AddAllClients';
import { RowFields } from './RowFields';
import { rowColumns } from './rowColumns';
import { SetForAll } from './SetForAll';

// Its reader of tables is loaded when it is opened.
const TableDrawer = lazy(() =>
  import('../table/TableDrawer').then((module) => ({ default: module.TableDrawer })),
);

export type ClientRowsProps = {
  assets: LaunchAssets;
  /** Whether the user belongs to the agency; a client launches for itself. */
  isAgency: boolean;
};

type Who = Pick<BulkRow, 'clientId' | 'name'>;

/** Names the columns where rows are a table; fields have their labels for screen readers. */
function ColumnNames({ budgetType }: Pick<BulkForm, 'budgetType'>) {
  const names = [
    translate('Client'),
    translate('Ad account'),
    translate('Facebook page'),
    translate(budgetType === 'daily' ? 'Daily budget' : 'Lifetime budget'),
    translate('Location'),
  ];
  return (
    <Box
      aria-hidden
      display="none"
      gap={2}
      pb={2}
      borderBottomWidth="line"
      textStyle="xs"
      fontWeight="medium"
      color="fg.muted"
      gridTemplateColumns={rowColumns}
      css={{ _wideContainer: { display: 'grid' } }}
    >
      {names.map((name) => (
        <Box key={name} minW={0} truncate>
          {name}
        </Box>
      ))}
    </Box>
  );
}

/** The rows of the form, and what changes several of them. */
function useRows() {
  const form = useForm<BulkForm>();
  const { values } = useFormState<BulkForm>({ subscription: { values: true } });
  const { templateContent, templateAdType, templateTargeting } = values;
  const ad = useMemo(
    () => ({ templateContent, templateAdType, templateTargeting }),
    [templateContent, templateAdType, templateTargeting],
  );
  // Rows that were replaced start again: their fields clear amounts only when a user changes the account.
  const [version, setVersion] = useState(0);
  const change = useCallback((next: readonly BulkRow[]) => form.change('rows', next), [form]);
  const replace = (next: readonly BulkRow[]) => {
    setVersion((last) => last + 1);
    change(next);
  };
  const remove = useCallback(
    (row: BulkRow) => change(form.getState().values.rows.filter((each) => each !== row)),
    [change, form],
  );
  return { values, ad, version, change, replace, remove };
}

type AddRowsProps = {
  rows: readonly BulkRow[];
  onAdd: (found: readonly Who[]) => void;
  onPaste: () => void;
};

/** Adds rows one by one, for all clients, or by a table. */
function AddRows({ rows, onAdd, onPaste }: AddRowsProps) {
  const { error } = useFormField('chosenClients');
  const isFull = rows.length >= maxBulkRows;
  const hasOwn = rows.some(({ clientId }) => clientId === null);
  return (
    <Box display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)">
      <ClientPicker
        label={translate('Add a client')}
        hint={
          isFull
            ? translate('The maximum number of clients is selected.')
            : translate('Each client gets its own campaign.')
        }
        chosenIds={rows.flatMap(({ clientId }) => clientId ?? [])}
        isFull={isFull}
        error={error}
        onPick={({ id, business_name, name }) => onAdd([{ clientId: id, name: business_name || name }])}
      />
      <Box display="flex" flexWrap="wrap" gap={2}>
        <AddAllClients rows={rows} onAdd={onAdd} />
        <Button variant="secondary" size="sm" startIcon={<Table2 />} onClick={onPaste}>
          {translate('Paste a table')}
        </Button>
        {hasOwn ? null : (
          <Button
            variant="secondary"
            size="sm"
            startIcon={<Building2 />}
            disabled={isFull}
            onClick={() => onAdd([agencyRow])}
          >
            {translate('Launch for your agency too')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** A row for each client: a table where there is room, else cards. */
export function ClientRows({ assets, isAgency }: ClientRowsProps) {
  const { values, ad, version, change, replace, remove } = useRows();
  const { rows, budgetType } = values;
  // Once opened, it stays to animate closing.
  const [table, setTable] = useState<'unused' | 'open' | 'closed'>('unused');
  const add = (found: readonly Who[]) =>
    change([...rows, ...found.map((who) => startRow(who, assets, rows))].slice(0, maxBulkRows));
  return (
    <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
      {rows.length > 1 ? (
        <Box display="flex" justifyContent="end">
          <SetForAll rows={rows} assets={assets} budgetType={budgetType} onChange={replace} />
        </Box>
      ) : null}
      <Box containerType="inline-size">
        <ColumnNames budgetType={budgetType} />
        <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)" css={{ _wideContainer: { gap: 0 } }}>
          {rows.map((row, index) => (
            <RowFields
              key={`${rowKey(row)}-${version}`}
              row={row}
              index={index}
              assets={assets}
              budgetType={budgetType}
              ad={ad}
              onRemove={isAgency ? remove : undefined}
            />
          ))}
        </Box>
      </Box>
      {isAgency ? <AddRows rows={rows} onAdd={add} onPaste={() => setTable('open')} /> : null}
      {table === 'unused' ? null : (
        <Suspense>
          <TableDrawer
            open={table === 'open'}
            onClose={() => setTable('closed')}
            rows={rows}
            assets={assets}
            targeting={ad.templateTargeting}
            onRows={replace}
          />
        </Suspense>
      )}
    </Box>
  );
}
