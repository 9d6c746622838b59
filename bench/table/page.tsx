import {
  countSelected,
  DataTable,
  type DataTableColumn,
  StatusBadge,
  UiProvider,
  useRowSelection,
} from '@adlane/ui';
import { createRoot } from 'react-dom/client';
import { afterPaint } from '../afterPaint';

declare global {
  interface Window {
    /** Milliseconds from rendering the table to its paint. */
    renderMs: Promise<number>;
    /** Scrolls the table on by `px` in each of `frames` frames. */
    scrollTable: (frames: number, px: number) => Promise<void>;
    /**
     * Selects all rows with the keyboard shortcut; resolves to the milliseconds until the selection is
     * painted.
     */
    timeSelectAll: () => Promise<number>;
  }
}

type Lead = { readonly id: number; readonly name: string; readonly email: string; readonly isNew: boolean };

const count = Number(new URLSearchParams(location.search).get('rows'));
const leads: Lead[] = Array.from({ length: count }, (_, index) => ({
  id: index + 1,
  name: `Lead ${index + 1}`,
  email: `lead${index + 1}@example.test`,
  isNew: index % 3 === 0,
}));

const columns: readonly DataTableColumn<Lead>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortable: true },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  {
    id: 'state',
    header: 'State',
    cell: ({ isNew }) => <StatusBadge tone={isNew ? 'info' : 'neutral'} text={isNew ? 'New' : 'Seen'} />,
  },
];

/** A table with the number of rows in the URL: `?rows=10000`. */
function LeadsTable() {
  const { selection, onSelection } = useRowSelection('');
  return (
    <>
      <DataTable
        label="Leads"
        columns={columns}
        rows={leads}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => `#${id}`}
        selection={selection}
        onSelection={onSelection}
        page={{ page: 1, perPage: count, total: count }}
        maxHeight="40rem"
        empty={null}
      />
      <p role="status">{`${countSelected(selection, count)} selected`}</p>
    </>
  );
}

const root = document.getElementById('table');
if (!root) throw new Error('The page has a place for the table.');
const startedAt = performance.now();
createRoot(root).render(
  <UiProvider colorMode="light" dir="ltr">
    <LeadsTable />
  </UiProvider>,
);

window.renderMs = afterPaint().then((now) => now - startedAt);

window.scrollTable = async (frames, px) => {
  const scroller = document.querySelector('[role=region]');
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise(requestAnimationFrame);
    scroller?.scrollBy(0, px);
  }
  await afterPaint();
};

window.timeSelectAll = async () => {
  const startedAt = performance.now();
  const key = new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true });
  document.querySelector('[role=region] a')?.dispatchEvent(key);
  return (await afterPaint()) - startedAt;
};
