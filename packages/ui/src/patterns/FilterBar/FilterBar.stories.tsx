import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FilterBar } from './FilterBar';
import type { DateRange } from './FilterBarProps';

type FilterStoryProps = {
  /** Initial filters. */
  status: string;
  niche: string;
  range: DateRange;
  onChange: (name: string, value: unknown) => void;
};

function FilterStory({ onChange, ...first }: FilterStoryProps) {
  const [values, setValues] = useState({ search: '', ...first });
  const change = (name: keyof typeof values) => (value: unknown) => {
    onChange(name, value);
    setValues((before) => ({ ...before, [name]: value }));
  };
  return (
    <FilterBar
      total={214}
      search={{ label: 'Search ads', value: values.search, onSearch: change('search') }}
      onReset={() =>
        setValues({ search: '', status: '', niche: '', range: { from: undefined, to: undefined } })
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
          kind: 'dateRange',
          name: 'range',
          label: 'Launched',
          value: values.range,
          onChange: change('range'),
        },
      ]}
    />
  );
}

const noRange = { from: undefined, to: undefined };

const meta = {
  title: 'UI/FilterBar',
  component: FilterStory,
  subcomponents: { FilterBar },
  args: { status: '', niche: '', range: noRange, onChange: fn() },
} satisfies Meta<typeof FilterStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const isNarrow = () => window.innerWidth < 768;

/** On phones, opens the filter sheet first. */
async function filtersIn(canvasElement: HTMLElement, click: (element: Element) => Promise<void>) {
  if (!isNarrow()) return within(canvasElement);
  await click(within(canvasElement).getByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
}

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search ads' }), 'gym');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('search', 'gym'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    const filters = await filtersIn(canvasElement, userEvent.click);
    await userEvent.selectOptions(filters.getByRole('combobox', { name: 'Status' }), 'Paused');
    await expect(args.onChange).toHaveBeenCalledWith('status', 'PAUSED');
  },
};

export const ActiveFilters: Story = {
  tags: ['picture'],
  args: { status: 'PAUSED', niche: 'Yoga', range: { from: '2026-10-01', to: '2026-10-31' } },
  play: async ({ args, canvas, userEvent }) => {
    const chips = within(canvas.getByRole('group', { name: 'Filters in force' }));
    await userEvent.click(chips.getByRole('button', { name: /^Niche: Yoga/ }));
    await expect(args.onChange).toHaveBeenCalledWith('niche', '');
    await expect(chips.getByRole('button', { name: /^Launched: .*2026/ })).toBeVisible();
  },
};

export const Reset: Story = {
  args: ActiveFilters.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset all' }));
    await expect(canvas.queryByRole('group', { name: 'Filters in force' })).not.toBeInTheDocument();
  },
};

export const Dates: Story = {
  args: { range: { from: '2026-10-01', to: '2026-10-31' } },
  play: async ({ args, canvasElement, userEvent }) => {
    let filters = await filtersIn(canvasElement, userEvent.click);
    if (!isNarrow()) {
      await userEvent.click(filters.getByRole('button', { name: 'Launched' }));
      filters = within(await screen.findByRole('dialog', { name: 'Launched' }));
    }
    const from = filters.getByLabelText('From');
    await userEvent.clear(from);
    await userEvent.type(from, '2026-11-05');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('range', { from: '2026-11-05', to: '2026-11-05' }),
    );
  },
};

/** A filter value of the URL that no longer exists can be removed. */
export const UnknownChoice: Story = {
  args: { niche: 'A niche that was deleted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Niche: A niche that was deleted/ })).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { status: 'PAUSED' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Status: Paused/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('status', '');
    // On phones, the filter sheet opens instead of the date popover.
    const name = isNarrow() ? 'Filters' : 'Launched';
    const opener = canvas.getByRole('button', { name: new RegExp(`^${name}`) });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const from = within(await screen.findByRole('dialog', { name })).getByLabelText('From');
    await waitFor(() => expect(from).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
