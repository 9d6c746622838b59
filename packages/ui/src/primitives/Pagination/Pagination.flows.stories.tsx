import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import statesMeta from './Pagination.stories';

const meta = { ...statesMeta, title: 'Navigation/Pagination/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
  },
};

/** The last page that was counted has a next one. */
export const GoesOnAfterWhatWasCounted: Story = {
  args: { page: 4, perPage: 50, total: 200, hasMore: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('151–200 of 200+')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(5);
  },
};

/** Each page counts further, up to 100 rows after its beginning. */
export const NamesTheSameTotalOnTheNextPage: Story = {
  args: { page: 2, perPage: 30, total: 130, hasMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31–60 of 100+')).toBeVisible();
  },
};

export const ChoosesTheRowsPerPage: Story = {
  args: { onPerPage: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const size = canvas.getByRole('combobox', { name: 'Rows per page' });
    await userEvent.tab();
    await expect(size).toHaveFocus();
    await userEvent.selectOptions(size, '48 rows');
    await expect(args.onPerPage).toHaveBeenLastCalledWith(48);
  },
};

/** Fewer rows a page would make pages of them again. */
export const OffersSizesOnASinglePage: Story = {
  args: { page: 1, perPage: 48, total: 40, onPerPage: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('48');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

export const OffersNoSizesForFewRows: Story = {
  args: { page: 1, perPage: 12, total: 12, onPerPage: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
