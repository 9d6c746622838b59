import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { fn } from 'storybook/test';
import { Box } from '../../layout/Box';
import { StatusBadge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { SearchInput } from '../../primitives/SearchInput/SearchInput';
import { DataTable } from './DataTable';
import { type Lead } from './DataTable.fixtures';
import type { DataTableColumn } from './DataTableProps';

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
  { id: 'email', header: 'Email', cell: (lead) => lead.email, priority: 'medium' },
  { id: 'ad', header: 'Ad', cell: (lead) => lead.ad, priority: 'low' },
  {
    id: 'state',
    header: 'State',
    kind: 'status',
    cell: (lead) => <StatusBadge tone={lead.isNew ? 'info' : 'neutral'} text={lead.isNew ? 'New' : 'Seen'} />,
  },
  { id: 'cost', header: 'Cost', cell: (lead) => lead.cost, sortable: true, kind: 'money' },
];

const noLeads = (
  <EmptyState icon={<Users />} title="No leads yet">
    Leads of your launched ads appear here.
  </EmptyState>
);

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Lead>,
  args: {
    label: 'Leads',
    columns,
    rows: leads,
    rowId: (lead) => lead.id,
    rowName: (lead) => lead.name,
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

/** Two lines per row, where the table is narrower than 560 px. */
export const Narrow: Story = {
  tags: ['picture'],
  decorators: [
    (Story) => (
      <Box w="22rem">
        <Story />
      </Box>
    ),
  ],
};

/** A picture before the name, and a second line. */
export const WithPictures: Story = {
  args: {
    columns: columns.map((column, index) =>
      index === 0 ? { ...column, picture: () => null, below: ({ email }: Lead) => email } : column,
    ),
  },
};

/** More than a menu's button at the end of a row. */
export const ButtonsInRows: Story = {
  args: {
    actionsWidth: 112,
    rowActions: ({ name }) => (
      <Button size="sm" variant="secondary" aria-label={`Assign ${name}`}>
        Assign
      </Button>
    ),
  },
};

export const Refreshing: Story = { args: { refreshing: true } };

export const Empty: Story = { args: { rows: [], page: { page: 1, perPage: 5, total: 0 } } };

export const LongText: Story = {
  tags: ['picture'],
  args: {
    rows: leads.map((lead) => ({
      ...lead,
      name: `${lead.name} of the house with the very long name at the river`,
    })),
  },
};
