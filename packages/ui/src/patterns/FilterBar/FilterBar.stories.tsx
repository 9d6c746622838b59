import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Box } from '../../layout/Box';
import { Button } from '../../primitives/Button/Button';
import { IconButton } from '../../primitives/Button/IconButton';
import { Menu } from '../../primitives/Menu/Menu';
import { FilterBar } from './FilterBar';
import type { DateRange } from './FilterBarProps';

type FilterStoryProps = {
  /** Initial filters. */
  status: string;
  niche: string;
  client: string;
  range: DateRange;
  /** Whether the list has saved views. */
  hasViews: boolean;
  /** Whether the bar has a button of the list at its end. */
  hasButton: boolean;
  onChange: (name: string, value: unknown) => void;
};

function FilterStory({ onChange, hasViews, hasButton, ...first }: FilterStoryProps) {
  const [values, setValues] = useState({ search: '', ...first });
  const change = (name: keyof typeof values) => (value: unknown) => {
    onChange(name, value);
    setValues((before) => ({ ...before, [name]: value }));
  };
  return (
    <FilterBar
      views={hasViews ? <SavedViews /> : undefined}
      total={214}
      search={{ label: 'Search ads', value: values.search, onSearch: change('search') }}
      onReset={() =>
        setValues({
          search: '',
          status: '',
          niche: '',
          client: '',
          range: { from: undefined, to: undefined },
        })
      }
      filters={[
        {
          kind: 'choice',
          name: 'status',
          label: 'Status',
          allLabel: 'All statuses',
          choices: [
            { value: 'SERVING', label: 'Serving' },
            { value: 'PAUSED', label: 'Paused' },
          ],
          value: values.status,
          onChange: change('status'),
        },
        {
          kind: 'choice',
          name: 'niche',
          label: 'Niche',
          allLabel: 'All niches',
          choices: [{ value: 'Dental', label: 'Dental' }],
          groups: [
            { label: 'Pending niches', choices: [{ value: 'Yoga', label: 'Yoga' }] },
            { label: 'Nothing here', choices: [] },
          ],
          value: values.niche,
          onChange: change('niche'),
        },
        {
          kind: 'choice',
          name: 'client',
          label: 'Client',
          allLabel: 'All clients',
          choices: clients.map((name) => ({ value: name, label: name })),
          value: values.client,
          onChange: change('client'),
        },
        {
          kind: 'dateRange',
          name: 'range',
          label: 'Launched',
          value: values.range,
          onChange: change('range'),
        },
      ]}
    >
      {hasButton ? <IconButton variant="secondary" label="Conditions" icon={<SlidersHorizontal />} /> : null}
    </FilterBar>
  );
}

function SavedViews() {
  return (
    <Menu
      trigger={
        <Button
          variant="secondary"
          style={{ width: '100%', paddingInline: '0.75rem' }}
          aria-label="View: Needs attention"
          endIcon={<ChevronDown aria-hidden />}
        >
          <Box as="bdi" flex="1" minW={0} truncate textAlign="start">
            Needs attention
          </Box>
        </Button>
      }
      items={[
        { value: 'all', label: 'All', group: 'Views', checked: false },
        { value: 'attention', label: 'Needs attention', group: 'Views', checked: true },
        { value: 'paused', label: 'Paused at Facebook', group: 'Your views', checked: false },
      ]}
    />
  );
}

const clients = [
  'Brightside Dental',
  'Café Zürich',
  'City Yoga',
  'Harbor Gym',
  'Lakeside Spa',
  'North Realty',
  'Pier Nine',
  'Summit Roofing',
  'Westend Law',
];

const noRange = { from: undefined, to: undefined };

const meta = {
  title: 'Data/FilterBar',
  component: FilterStory,
  subcomponents: { FilterBar },
  args: {
    status: '',
    niche: '',
    client: '',
    range: noRange,
    hasViews: false,
    hasButton: false,
    onChange: fn(),
  },
} satisfies Meta<typeof FilterStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ActiveFilters: Story = {
  args: {
    status: 'PAUSED',
    niche: 'Yoga',
    client: 'Brightside Dental',
    range: { from: '2026-10-01', to: '2026-10-31' },
  },
};

/** Views of the list in the same line. */
export const Views: Story = { args: { hasViews: true, status: 'PAUSED' } };
