import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { StatusBadge } from '../../primitives/Badge/Badge';
import { IconButton } from '../../primitives/Button/IconButton';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { Menu } from '../../primitives/Menu/Menu';
import { SearchInput } from '../../primitives/SearchInput/SearchInput';
import { DataTable } from './DataTable';
import type { DataTableColumn, DataTableProps } from './DataTableProps';

type Lead = { id: number; name: string; email: string; ad: string; cost: string; isNew: boolean };

const leads: Lead[] = [
  'Ada Lovelace',
  'Grace Hopper',
  'Katherine Johnson',
  'Radia Perlman',
  'Barbara Liskov',
].map((name, index) => ({
  id: index + 1,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@example.test`,
  ad: 'Summer whitening offer',
  cost: `$${(4.2 + index).toFixed(2)}`,
  isNew: index < 2,
}));

const columns: DataTableColumn<Lead>[] = [
  { id: 'name', header: 'Name', cell: (lead) => lead.name, sortable: true },
  { id: 'email', header: 'Email', cell: (lead) => lead.email, hideBelow: 'md' },
  { id: 'ad', header: 'Ad', cell: (lead) => lead.ad, hideBelow: 'lg' },
  {
    id: 'state',
    header: 'State',
    cell: (lead) => <StatusBadge tone={lead.isNew ? 'info' : 'neutral'} text={lead.isNew ? 'New' : 'Seen'} />,
  },
  { id: 'cost', header: 'Cost', cell: (lead) => lead.cost, sortable: true, align: 'end' },
];

const noLeads = (
  <EmptyState icon={<Users />} title="No leads yet">
    Leads of your launched ads appear here.
  </EmptyState>
);

function SelectableTable(props: DataTableProps<Lead>) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  return <DataTable {...props} selectedIds={selectedIds} onSelect={setSelectedIds} />;
}

const meta = {
  title: 'UI/DataTable',
  component: DataTable<Lead>,
  args: {
    label: 'Leads',
    columns,
    rows: leads,
    rowId: (lead) => lead.id,
    rowHref: (lead) => `#/leads/${lead.id}`,
    sort: { key: 'name', order: 'asc' },
    onSort: fn(),
    page: { page: 1, perPage: 5, total: 23 },
    onPage: fn(),
    empty: noLeads,
    toolbar: <SearchInput label="Search leads" value="" onSearch={fn()} />,
  },
} satisfies Meta<typeof DataTable<Lead>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSort).toHaveBeenCalledWith({ key: 'name', order: 'desc' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cost' }));
    await expect(args.onSort).toHaveBeenCalledWith({ key: 'cost', order: 'asc' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('link', { name: 'Ada Lovelace' });
    await expect(first).toHaveAttribute('href', '#/leads/1');
    first.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(canvas.getByRole('link', { name: 'Grace Hopper' })).toHaveFocus();
  },
};

export const Selecting: Story = {
  render: (args) => (
    <SelectableTable
      {...args}
      rowActions={(lead) => (
        <Menu
          trigger={<IconButton size="sm" label={`Actions for ${lead.name}`} icon={<Ellipsis />} />}
          items={[{ value: 'delete', label: 'Delete', tone: 'danger' }]}
        />
      )}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 2' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select row 5' })).toBeChecked();
  },
};

export const HiddenColumns: Story = {
  args: { hiddenColumns: ['cost'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Cost' })).not.toBeInTheDocument();
    await expect(within(canvas.getByRole('table')).queryByText('$4.20')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { rows: undefined, page: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Leads' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Refreshing: Story = { args: { refreshing: true } };

export const Empty: Story = { args: { rows: [], page: { page: 1, perPage: 5, total: 0 } } };

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

export const LongText: Story = {
  args: {
    rows: leads.map((lead) => ({
      ...lead,
      name: `${lead.name} of the house with the very long name at the river`,
    })),
  },
};
