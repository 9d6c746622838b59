import type { StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { IconButton } from '../../primitives/Button/IconButton';
import { Menu } from '../../primitives/Menu/Menu';
import { DataTable } from './DataTable';
import { type Lead } from './DataTable.fixtures';
import statesMeta from './DataTable.stories';
import type { DataTableProps } from './DataTableProps';
import { countSelected } from './rows/rowSelection';
import { useRowSelection } from './rows/useRowSelection';

function SelectableTable(props: DataTableProps<Lead>) {
  const { selection, onSelection } = useRowSelection('');
  return (
    <>
      <DataTable {...props} selection={selection} onSelection={onSelection} />
      <p role="status">{`${countSelected(selection, props.page?.total ?? 0)} selected`}</p>
    </>
  );
}

const renderActions = ({ name }: Lead) => (
  <Menu
    trigger={<IconButton size="sm" label={`Actions for ${name}`} icon={<Ellipsis />} />}
    items={[
      { value: 'rename', label: 'Rename' },
      { value: 'delete', label: 'Delete', tone: 'danger' },
    ]}
  />
);

/** Below 560 px a row has two lines and no column headers. */
const isNarrow = () => window.innerWidth < 592;

const columnsKey = 'stories.leads';
const columnsStorageKey = `adlane.columns.${columnsKey}`;

async function openView(userEvent: { click: (element: Element) => Promise<void> }) {
  await userEvent.click(screen.getByRole('button', { name: 'Display' }));
  const dialog = await screen.findByRole('dialog', { name: 'Display' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return within(dialog);
}

const longName =
  'Ada Lovelace of the house with the very long name at the river, behind the mill and the old bridge';

const manyLeads: Lead[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  name: `Lead ${index + 1}`,
  email: `lead${index + 1}@example.test`,
  ad: 'Summer whitening offer',
  cost: `$${((index * 37) % 900) / 100}`,
  isNew: index % 3 === 0,
}));
const meta = { ...statesMeta, title: 'Data/DataTable/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    if (isNarrow()) {
      await userEvent.click(canvas.getByRole('button', { name: 'Sort descending' }));
      await expect(args.onSort).toHaveBeenCalledWith({ key: 'name', order: 'desc' });
    } else {
      await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
      await expect(args.onSort).toHaveBeenCalledWith({ key: 'name', order: 'desc' });
      await userEvent.click(canvas.getByRole('button', { name: 'Cost' }));
      await expect(args.onSort).toHaveBeenCalledWith({ key: 'cost', order: 'asc' });
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Keyboard: Story = {
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('link', { name: 'Ada Lovelace' });
    await expect(first).toHaveAttribute('href', '#/leads/1');
    first.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(canvas.getByRole('link', { name: 'Grace Hopper' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Barbara Liskov' })).toHaveFocus();
    await userEvent.keyboard('{Home} ');
    await expect(canvas.getByRole('checkbox', { name: 'Select Ada Lovelace' })).toBeChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 selected');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByRole('status')).toHaveTextContent('23 selected');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 selected');
  },
};

export const Selecting: Story = {
  args: { rowActions: renderActions },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Grace Hopper' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select Barbara Liskov' })).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('status')).toHaveTextContent('0 selected');
  },
};

export const SelectingARange: Story = {
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const getCheckbox = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    await userEvent.click(getCheckbox('Radia Perlman'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(getCheckbox('Grace Hopper'));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
    await expect(getCheckbox('Katherine Johnson')).toBeChecked();
    await expect(getCheckbox('Ada Lovelace')).not.toBeChecked();
  },
};

/** Rows without links: arrow keys move between checkboxes. */
export const KeyboardWithoutLinks: Story = {
  args: { rowHref: undefined },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Select Ada Lovelace' }).focus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getByRole('checkbox', { name: 'Select Grace Hopper' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Select Grace Hopper' })).toBeChecked();
  },
};

export const Columns: Story = {
  args: { columnsKey },
  beforeEach: () => {
    window.localStorage.removeItem(columnsStorageKey);
    return () => window.localStorage.removeItem(columnsStorageKey);
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openView(userEvent);
    await expect(menu.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await userEvent.click(menu.getByRole('checkbox', { name: 'Cost' }));
    await waitFor(() => expect(canvas.queryByText('$4.20')).not.toBeInTheDocument());
    await expect(JSON.parse(window.localStorage.getItem(columnsStorageKey) ?? '')).toMatchObject({
      hidden: ['cost'],
    });
    await userEvent.click(menu.getByRole('button', { name: 'Reset columns' }));
    await canvas.findByText('$4.20');
    await expect(window.localStorage.getItem(columnsStorageKey)).toBeNull();
  },
};

const compactKey = 'adlane.compactRows';

/** A row of 36 px, whose second line follows the first; the choice holds for every table. */
export const CompactRows: Story = {
  args: {
    columnsKey,
    rowActions: renderActions,
    columns: [
      { id: 'name', header: 'Name', cell: ({ name }) => name, picture: () => null, below: ({ ad }) => ad },
      { id: 'email', header: 'Email', cell: ({ email }) => email },
    ],
  },
  render: (args) => (
    <>
      <SelectableTable {...args} />
      <DataTable {...args} label="Other leads" columnsKey="stories.others" />
    </>
  ),
  beforeEach: () => {
    window.localStorage.removeItem(compactKey);
    return () => window.localStorage.removeItem(compactKey);
  },
  play: async ({ canvas, userEvent }) => {
    if (isNarrow()) return;
    const listHeights = () =>
      ['Leads', 'Other leads'].map((name) => {
        const [, first] = within(canvas.getByRole('region', { name })).getAllByRole('row');
        return Math.round(first?.getBoundingClientRect().height ?? 0);
      });
    await expect(listHeights()).toEqual([49, 49]);
    const [view] = canvas.getAllByRole('button', { name: 'Display' });
    view?.focus();
    await userEvent.keyboard('{Enter}');
    const compact = await screen.findByRole('switch', { name: 'Compact rows' });
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Display' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    compact.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(listHeights()).toEqual([37, 37]));
    await expect(window.localStorage.getItem(compactKey)).toBe('true');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(listHeights()).toEqual([49, 49]));
    await expect(window.localStorage.getItem(compactKey)).toBeNull();
  },
};

export const ColumnsByKeyboard: Story = {
  ...Columns,
  play: async ({ canvas, userEvent }) => {
    const menu = await openView(userEvent);
    menu.getByRole('button', { name: 'Move Cost' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByText(/Cost is over place 4/)).toBeInTheDocument());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByText(/Cost is over place 3/)).toBeInTheDocument());
    await userEvent.keyboard(' ');
    const stored = () => JSON.parse(window.localStorage.getItem(columnsStorageKey) ?? '{}').order;
    await waitFor(() => expect(stored()).toEqual(['email', 'ad', 'cost', 'state']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Display' })).toHaveFocus());
    if (isNarrow()) return;
    // One stop of the Tab key for all edges.
    const edges = canvas.getAllByRole('separator');
    await expect(edges.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);
    const edge = canvas.getByRole('separator', { name: 'Width of Email' });
    edges[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(edge).toHaveFocus();
    const before = edge.parentElement?.offsetWidth ?? 0;
    await userEvent.keyboard(getComputedStyle(edge).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(edge.parentElement?.offsetWidth ?? 0).toBeGreaterThan(before));
  },
};

/** The stored column choice is applied. */
export const ColumnsRemembered: Story = {
  args: { columnsKey },
  beforeEach: () => {
    const choice = { hidden: ['ad'], order: ['cost', 'state', 'email', 'gone'], widths: { name: 260 } };
    window.localStorage.setItem(columnsStorageKey, JSON.stringify(choice));
    return () => window.localStorage.removeItem(columnsStorageKey);
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Summer whitening offer')).not.toBeInTheDocument();
    if (isNarrow()) return;
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Name', 'Cost', 'State', 'Email']);
  },
};

export const Cards: Story = {
  args: { layout: 'cards', rowActions: renderActions },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Cost');
    await expect(args.onSort).toHaveBeenCalledWith({ key: 'cost', order: 'asc' });
    canvas.getByRole('link', { name: 'Ada Lovelace' }).focus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getByRole('checkbox', { name: 'Select Grace Hopper' })).toBeChecked();
  },
};

/** Ten thousand rows: only visible rows are rendered; all are counted and reachable. */
export const TenThousandRows: Story = {
  args: { rows: manyLeads, page: { page: 1, perPage: 10_000, total: 10_000 }, maxHeight: '30rem' },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('link', { name: 'Lead 1' });
    const drawn = isNarrow() ? canvas.getAllByRole('listitem') : canvas.getAllByRole('row');
    await expect(drawn.length).toBeLessThan(60);
    first.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Lead 10000' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Lead 1' })).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByRole('status')).toHaveTextContent('10000 selected');
  },
};

const veryLongName = `${longName}, ${longName}`;

/** The full text of a cut cell shows while the pointer or the focus is in it. */
export const CutText: Story = {
  args: {
    rows: [
      {
        id: 1,
        name: veryLongName,
        email: 'ada@example.test',
        ad: 'Summer whitening',
        cost: '$4.20',
        isNew: true,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('link', { name: veryLongName });
    const getHint = () => screen.getByText(veryLongName, { selector: '[data-part=content]' });
    await userEvent.hover(name);
    await waitFor(() => expect(getHint()).toBeVisible());
    await userEvent.unhover(name);
    await waitFor(() => expect(screen.getAllByText(veryLongName)).toHaveLength(1));
    name.focus();
    await waitFor(() => expect(getHint()).toBeVisible());
    name.blur();
    await waitFor(() => expect(screen.getAllByText(veryLongName)).toHaveLength(1));
  },
};

const renderEmail = fn(({ email }: Lead) => email);

/** Hints open and close without rendering the rows again: a table can have thousands. */
export const CutTextLeavesRowsAlone: Story = {
  args: {
    rows: [
      { id: 1, name: veryLongName, email: 'ada@example.test', ad: 'Summer', cost: '$4.20', isNew: true },
    ],
    columns: [
      { id: 'name', header: 'Name', cell: ({ name }) => name },
      { id: 'email', header: 'Email', priority: 'high', cell: renderEmail },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('link', { name: veryLongName });
    renderEmail.mockClear();
    await userEvent.hover(name);
    await waitFor(() =>
      expect(screen.getByText(veryLongName, { selector: '[data-part=content]' })).toBeVisible(),
    );
    await expect(renderEmail).not.toHaveBeenCalled();
  },
};

/** A table in a narrow place shows the columns that matter; the others are a click away. */
export const FewColumns: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'State' });
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Name', 'Email', 'State', 'Cost']);
    const region = canvas.getByRole('region', { name: 'Leads' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

export const Loading: Story = {
  args: { rows: undefined, page: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Leads' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const NothingMatches: Story = {
  args: { rows: [], filtered: true, onClearFilters: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { rows: undefined, error: 'Technical Problem', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Search and columns show once there is something to search, or while a search finds nothing. */
export const EmptyHasNoTools: Story = {
  args: { ...statesMeta.args, rows: [], page: { page: 1, perPage: 5, total: 0 }, columnsKey },
  render: (args) => (
    <>
      <DataTable {...args} />
      <DataTable {...args} label="Matches" filtered />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('No leads yet');
    await expect(canvas.getAllByRole('searchbox', { name: 'Search leads' })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Display' })).toHaveLength(1);
  },
};
