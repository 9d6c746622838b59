import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import statesMeta from './FilterBar.stories';

const isNarrow = () => window.innerWidth < 768;

/** On phones, opens the filter sheet first. */
async function findFilters(canvasElement: HTMLElement, click: (element: Element) => Promise<void>) {
  if (!isNarrow()) return within(canvasElement);
  await click(within(canvasElement).getByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
}
const meta = { ...statesMeta, title: 'Data/FilterBar/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search ads' }), 'gym');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('search', 'gym'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    const filters = await findFilters(canvasElement, userEvent.click);
    await userEvent.selectOptions(filters.getByRole('combobox', { name: 'Status' }), 'Paused');
    await expect(args.onChange).toHaveBeenCalledWith('status', 'PAUSED');
  },
};

export const ActiveFilters: Story = {
  tags: ['picture'],
  args: { status: 'PAUSED', niche: 'Yoga', range: { from: '2026-10-01', to: '2026-10-31' } },
  play: async ({ args, canvas, userEvent }) => {
    const chips = within(canvas.getByRole('group', { name: 'Active filters' }));
    await userEvent.click(chips.getByRole('button', { name: /Niche: Yoga/ }));
    await expect(args.onChange).toHaveBeenCalledWith('niche', '');
    await expect(chips.getByRole('button', { name: /Launched: .*2026/ })).toBeVisible();
  },
};

export const Reset: Story = {
  args: ActiveFilters.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset all' }));
    await expect(canvas.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument();
  },
};

export const Dates: Story = {
  args: { range: { from: '2026-10-01', to: '2026-10-31' } },
  play: async ({ args, canvasElement, userEvent }) => {
    let filters = await findFilters(canvasElement, userEvent.click);
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
    await expect(canvas.getByRole('button', { name: /Niche: A niche that was deleted/ })).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { status: 'PAUSED' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Status: Paused/ }).focus();
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
