import { useApi } from '@adlane/api-client';
import {
  type BulkAction,
  type BulkRunner,
  type ComboboxOption,
  ConfirmDialog,
  type MenuItem,
  toast,
  translate,
  useBulkRun,
} from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Archive, Combine, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import type { ActionItems } from '../../../shared/lists/useSelectedRows';
import type { Taxonomy, TaxonomyRow, TaxonomyStatus } from '../taxonomy';
import { MergeDialog } from './MergeDialog';
import { TaxonomyDialog } from './TaxonomyDialog';

type Open<Row> =
  | { readonly kind: 'form'; readonly target: Row | 'new' }
  | { readonly kind: 'merge'; readonly rows: readonly Row[] }
  | { readonly kind: 'delete'; readonly row: Row };

type Options<Row extends TaxonomyRow, Values extends { name: string }> = {
  readonly taxonomy: Taxonomy<Row, Values>;
  readonly mergeOptions: readonly ComboboxOption[];
  /** Called after rows were changed. */
  readonly onSettled: (done: readonly Row[]) => void;
};

type TaxonomyActions<Row> = {
  readonly runner: BulkRunner<Row>;
  /** Opens the form of a new row. */
  readonly add: () => void;
  readonly buildBulkMenu: (items: ActionItems<Row>) => MenuItem[];
  readonly buildMenu: (row: Row) => MenuItem[];
  /** Render it once. */
  readonly dialogs: ReactNode;
};

type StatusAction<Row> = {
  readonly items: ActionItems<Row>;
  readonly getStatus: (row: Row) => TaxonomyStatus;
  /** Version of each row that was changed. */
  readonly versions: Map<number, string>;
};

function createStatusAction<Row extends TaxonomyRow>(
  { labels, setStatus }: Pick<Taxonomy<Row, never>, 'labels' | 'setStatus'>,
  { items, getStatus, versions }: StatusAction<Row>,
): BulkAction<Row> {
  async function run(row: Row) {
    const base_updated_at = versions.get(row.id);
    const stored = await setStatus(row.id, getStatus(row), { base_updated_at });
    if ('updated_at' in stored) versions.set(row.id, String(stored.updated_at));
  }
  return {
    items,
    describeError,
    getName: ({ name }) => name,
    label: translate('Changing the status'),
    success: labels.saved,
    run: (batch) => Promise.all(batch.map(run)),
  };
}

/** Actions on niches, categories or sub-categories: add, edit, merge, change the status, delete. */
export function useTaxonomyActions<Row extends TaxonomyRow, Values extends { name: string }>(
  options: Options<Row, Values>,
): TaxonomyActions<Row> {
  const { taxonomy, mergeOptions, onSettled } = options;
  const { labels, merge } = taxonomy;
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const runner = useBulkRun<Row>();
  const [open, setOpen] = useState<Open<Row>>();
  const close = () => setOpen(undefined);
  /** The three lists show names and counts of each other. */
  const refresh = () =>
    void Promise.all(
      [queries.niches, queries.categories, queries.subCategories].map((resource) =>
        queryClient.invalidateQueries({ queryKey: resource.key() }),
      ),
    );
  const remove = useMutation({
    mutationFn: (id: number) => taxonomy.remove(id),
    onSuccess: () => toast({ tone: 'success', text: labels.deleted }),
    onSettled: refresh,
  });
  function setStatus(items: ActionItems<Row>, status: TaxonomyStatus) {
    const settle = (done: readonly Row[]) => {
      onSettled(done);
      refresh();
    };
    const versions = new Map<number, string>();
    runner.start({
      ...createStatusAction(taxonomy, { items, getStatus: () => status, versions }),
      onSettled: settle,
      undo: (done) => ({
        ...createStatusAction(taxonomy, { items: done, getStatus: (row) => row.status, versions }),
        onSettled: settle,
      }),
    });
  }
  const statusItem = (items: ActionItems<Row>, status: TaxonomyStatus): MenuItem => ({
    value: status,
    icon: statusTexts[status].icon,
    label: translate(statusTexts[status].label),
    onSelect: () => setStatus(items, status),
  });
  const mergeItem = (items: ActionItems<Row>): MenuItem => ({
    value: 'merge',
    label: translate('Merge'),
    icon: <Combine />,
    onSelect: () =>
      void (async () => {
        const rows = typeof items === 'function' ? await items(new AbortController().signal) : items;
        setOpen({ kind: 'merge', rows });
      })(),
  });
  return {
    runner,
    add: () => setOpen({ kind: 'form', target: 'new' }),
    buildBulkMenu: (items) => [
      ...(merge ? [mergeItem(items), statusItem(items, 'archived')] : []),
      statusItem(items, 'active'),
      statusItem(items, 'inactive'),
    ],
    buildMenu: (row) => [
      {
        value: 'edit',
        label: translate('Edit'),
        icon: <Pencil />,
        onSelect: () => setOpen({ kind: 'form', target: row }),
      },
      ...(row.status === 'active' ? [] : [statusItem([row], 'active')]),
      ...(row.status === 'active' ? [statusItem([row], 'inactive')] : []),
      ...(merge && row.status !== 'archived' ? [mergeItem([row]), statusItem([row], 'archived')] : []),
      {
        value: 'delete',
        label: translate('Delete'),
        icon: <Trash2 />,
        tone: 'danger',
        onSelect: () => setOpen({ kind: 'delete', row }),
      },
    ],
    dialogs: (
      <>
        <TaxonomyDialog
          taxonomy={taxonomy}
          target={open?.kind === 'form' ? open.target : undefined}
          onClose={close}
          onSaved={refresh}
        />
        <MergeDialog
          labels={labels}
          rows={open?.kind === 'merge' ? open.rows : undefined}
          options={mergeOptions}
          onClose={close}
          onMerge={async (ids, intoId) => {
            await merge?.(ids, intoId);
            if (open?.kind === 'merge') onSettled(open.rows);
            refresh();
          }}
        />
        <ConfirmDialog
          open={open?.kind === 'delete'}
          title={translate('Delete this {noun}?', { noun: translate(labels.noun) })}
          confirmLabel={translate('Delete')}
          tone="danger"
          onCancel={close}
          onConfirm={() => {
            if (open?.kind === 'delete') remove.mutate(open.row.id);
            close();
          }}
        >
          {open?.kind === 'delete'
            ? `${open.row.name}: ${translate(labels.deletion)}`
            : translate(labels.deletion)}
        </ConfirmDialog>
      </>
    ),
  };
}

const statusTexts = {
  active: { label: 'Activate', icon: <Eye /> },
  inactive: { label: 'Deactivate', icon: <EyeOff /> },
  archived: { label: 'Archive', icon: <Archive /> },
} as const satisfies Record<TaxonomyStatus, Pick<MenuItem, 'label' | 'icon'>>;
