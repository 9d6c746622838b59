import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/Box';
import statesMeta, * as states from './FilterBar.stories';

const isNarrow = () => window.innerWidth < 768;

type Canvas = Pick<typeof screen, 'getByRole'>;
type UserEvent = {
  click: (element: Element) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
};

/** On phones, filters are in a sheet. */
async function openSheet(canvas: Canvas, userEvent: UserEvent) {
  await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
}

/** Opens the list of filters, and waits for the focus in it. */
async function openFilters(canvas: Canvas, userEvent: UserEvent) {
  canvas.getByRole('button', { name: 'Filter' }).focus();
  await userEvent.keyboard('{Enter}');
  const list = await screen.findByRole('listbox', { name: 'Filter by' });
  await waitFor(() => expect(list).toHaveFocus());
}

const meta = { ...statesMeta, title: 'Data/FilterBar/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search ads' });
    await expect(search).toHaveAttribute('maxlength', '200');
    await userEvent.type(search, 'gym');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('search', 'gym'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    if (isNarrow()) {
      const sheet = await openSheet(canvas, userEvent);
      await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Status' }), 'Paused');
      await expect(args.onChange).toHaveBeenCalledWith('status', 'PAUSED');
      return;
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Paused' }));
    await expect(args.onChange).toHaveBeenCalledWith('status', 'PAUSED');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change filter Status is Paused' })).toHaveFocus(),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Without active filters, the bar is one line of controls of the same height. */
export const OneLine: Story = {
  play: async ({ canvas }) => {
    if (isNarrow()) return;
    const search = canvas.getByRole('searchbox').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Filter' }).getBoundingClientRect();
    await expect([search.top, search.height]).toEqual([button.top, button.height]);
    await expect(search.width).toBeLessThanOrEqual(240);
  },
};

export const ActiveFilters: Story = {
  ...states.ActiveFilters,
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    if (isNarrow()) {
      await expect(canvas.getByRole('button', { name: 'Filters, 4 active' })).toBeVisible();
      await expect(canvas.queryByRole('group', { name: 'Filters' })).not.toBeInTheDocument();
      return;
    }
    const chips = within(canvas.getByRole('group', { name: 'Filters' }));
    await userEvent.click(chips.getByRole('button', { name: 'Remove filter Niche is Yoga' }));
    await expect(args.onChange).toHaveBeenCalledWith('niche', '');
    await expect(chips.queryByRole('group', { name: 'Niche is Yoga' })).not.toBeInTheDocument();
    await expect(chips.getByRole('button', { name: /Change filter Launched .*2026/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Filter/ })).toHaveFocus();
  },
};

export const Reset: Story = {
  ...states.ActiveFilters,
  play: async ({ canvas, userEvent }) => {
    if (isNarrow()) {
      const sheet = await openSheet(canvas, userEvent);
      await userEvent.click(sheet.getByRole('button', { name: 'Reset all' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
      return;
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Reset all' }));
    await expect(canvas.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Filter/ })).toHaveFocus();
  },
};

/** One filter is removed by its chip; a button for all would do the same. */
export const OneActiveFilter: Story = {
  args: { status: 'PAUSED' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Reset all' })).not.toBeInTheDocument();
  },
};

/** A chip opens the values of its filter, with a check mark on the current one. */
export const Change: Story = {
  args: { status: 'PAUSED' },
  play: async ({ args, canvas, userEvent }) => {
    if (isNarrow()) return;
    const chip = canvas.getByRole('button', { name: 'Change filter Status is Paused' });
    await userEvent.click(chip);
    await expect(await screen.findByRole('option', { name: 'Paused' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(screen.getByRole('option', { name: 'Serving' }));
    await expect(args.onChange).toHaveBeenCalledWith('status', 'SERVING');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change filter Status is Serving' })).toHaveFocus(),
    );
  },
};

/** The first key enters the list, and choosing the current value again closes it. */
export const ChangeByKeyboard: Story = {
  args: { status: 'PAUSED' },
  play: async ({ args, canvas, userEvent }) => {
    if (isNarrow()) return;
    const chip = () => canvas.getByRole('button', { name: 'Change filter Status is Paused' });
    chip().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Status' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onChange).toHaveBeenCalledWith('status', 'PAUSED');
    await waitFor(() => expect(chip()).toHaveFocus());
  },
};

/** A long list has a search, which ignores accents. */
export const SearchesValues: Story = {
  play: async ({ args, canvas, userEvent }) => {
    if (isNarrow()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Client' }));
    const search = await screen.findByRole('textbox', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('zzz');
    await screen.findByText('Nothing found');
    await userEvent.clear(search);
    await userEvent.keyboard('cafe zur');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('client', 'Café Zürich'));
  },
};

/** Groups show under their headings; an empty group does not. */
export const Groups: Story = {
  play: async ({ canvas, userEvent }) => {
    if (isNarrow()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Niche' }));
    const group = await screen.findByRole('group', { name: 'Pending niches' });
    await expect(within(group).getByRole('option', { name: 'Yoga' })).toBeVisible();
    await expect(screen.queryByText('Nothing here')).not.toBeInTheDocument();
  },
};

export const Dates: Story = {
  args: { range: { from: '2026-10-01', to: '2026-10-31' } },
  play: async ({ args, canvas, userEvent }) => {
    if (isNarrow()) {
      const sheet = await openSheet(canvas, userEvent);
      await userEvent.clear(sheet.getByLabelText('From'));
      await userEvent.type(sheet.getByLabelText('From'), '2026-11-05');
    } else {
      await userEvent.click(canvas.getByRole('button', { name: /^Change filter Launched/ }));
      const from = await screen.findByLabelText('From');
      await userEvent.clear(from);
      await userEvent.type(from, '2026-11-05');
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    }
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('range', { from: '2026-11-05', to: '2026-11-05' }),
    );
  },
};

export const DatePresets: Story = {
  play: async ({ args, canvas, userEvent }) => {
    if (isNarrow()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Launched' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Last 30 days' }));
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    await expect(args.onChange).toHaveBeenCalledWith('range', { from: day, to: day });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Change filter Launched/ })).toHaveFocus(),
    );
  },
};

/** A filter value of the URL that no longer exists can be removed. */
export const UnknownChoice: Story = {
  args: { niche: 'A niche that was deleted' },
  play: async ({ canvas }) => {
    if (isNarrow()) return;
    const name = 'Remove filter Niche is A niche that was deleted';
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    if (isNarrow()) await openSheet(canvas, userEvent);
    else {
      await openFilters(canvas, userEvent);
      await expect(screen.getByRole('option', { name: 'Status' })).toHaveAttribute('data-active');
    }
  },
};

/** Arrow keys lead into a filter and back, Escape leaves it and then the list. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    if (isNarrow()) {
      await openSheet(canvas, userEvent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
      return;
    }
    await openFilters(canvas, userEvent);
    const [into, back] =
      document.documentElement.dir === 'rtl'
        ? ['{ArrowLeft}', '{ArrowRight}']
        : ['{ArrowRight}', '{ArrowLeft}'];
    for (const leave of [back, '{Escape}']) {
      await userEvent.keyboard(into);
      await waitFor(() => expect(screen.getByRole('listbox', { name: 'Status' })).toHaveFocus());
      await userEvent.keyboard(leave);
      await waitFor(() => expect(screen.getByRole('listbox', { name: 'Filter by' })).toHaveFocus());
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
    await openFilters(canvas, userEvent);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Niche' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('niche', 'Yoga'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change filter Niche is Yoga' })).toHaveFocus(),
    );
  },
};

type Search = Pick<typeof screen, 'getByRole' | 'getAllByRole'>;

/** Returns the line of each control, by its top: views, search, the button that adds filters, and chips. */
function findLines(canvas: Search): number[] {
  const controls = [
    canvas.getByRole('button', { name: /^View: / }),
    canvas.getByRole('searchbox'),
    canvas.getByRole('button', { name: /^Filters?\b/ }),
    ...(isNarrow() ? [] : within(canvas.getByRole('group', { name: 'Filters' })).getAllByRole('group')),
  ];
  const tops = controls.map((control) => Math.round(control.getBoundingClientRect().top));
  return tops.map((top) => [...new Set(tops)].indexOf(top));
}

const withWidth = (width: string): Pick<Story, 'decorators'> => ({
  decorators: [
    (Story) => (
      <Box w={width} maxW="full">
        <Story />
      </Box>
    ),
  ],
});

const twoFilters = { ...states.Views.args, niche: 'Yoga' };

/** Two filters fit beside views and search of a list on a laptop; phones show their number. */
export const ViewsInOneLine: Story = {
  ...states.Views,
  ...withWidth('55rem'),
  args: twoFilters,
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(findLines(canvas)).toEqual(isNarrow() ? [0, 0, 0] : [0, 0, 0, 0, 0]);
  },
};

/** Filters without room beside the search have one line below, which scrolls. */
export const ManyFiltersBesideViews: Story = {
  ...states.Views,
  ...withWidth('39rem'),
  args: { ...states.ActiveFilters.args, ...states.Views.args, niche: '' },
  play: async ({ canvas }) => {
    await expect(findLines(canvas)).toEqual(isNarrow() ? [0, 0, 0] : [0, 0, 0, 1, 1, 1]);
    if (isNarrow()) return;
    const chips = canvas.getByRole('group', { name: 'Filters' });
    await expect(chips.scrollWidth).toBeGreaterThan(chips.clientWidth);
  },
};

/** On phones, views and two buttons fill a line, and the search has the next one. */
export const SearchBelowViews: Story = {
  ...states.Views,
  args: { ...twoFilters, hasButton: true },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search ads' }).getBoundingClientRect();
    const views = canvas.getByRole('button', { name: 'View: Needs attention' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Conditions' }).getBoundingClientRect();
    await expect(button.top).toBe(views.top);
    await expect(search.top).toBeGreaterThan(views.bottom);
    await expect(search.width).toBeGreaterThan(250);
  },
};

/** On phones, the search beside views shows its whole placeholder. */
export const SearchBesideViews: Story = {
  ...states.Views,
  args: twoFilters,
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search ads' });
    const button = canvas.getByRole('button', { name: /^Filter/ });
    await expect(search.getBoundingClientRect().top).toBeCloseTo(button.getBoundingClientRect().top, 0);
    await expect(search.clientWidth).toBeGreaterThanOrEqual(180);
  },
};

/** A view is chosen by keyboard, in a menu under headings. */
export const OpensViews: Story = {
  ...states.Views,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'View: Needs attention' }).focus();
    await userEvent.keyboard('{Enter}');
    const group = within(await screen.findByRole('group', { name: 'Your views' }));
    await expect(group.getByRole('menuitemradio', { name: 'Paused at Facebook' })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View: Needs attention' })).toHaveFocus());
  },
};
