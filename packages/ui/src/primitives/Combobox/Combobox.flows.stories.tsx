import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { options } from './Combobox.fixtures';
import statesMeta from './Combobox.stories';

const meta = { ...statesMeta, title: 'Inputs/Combobox/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('combobox', { name: 'Audience' });
    await userEvent.type(line, 'teeth');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Parents/ })).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('option', { name: /Teeth whitening/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([options[1]]);
    await expect(line).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Teeth whitening' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Audience' }).focus();
    await userEvent.keyboard('oral');
    const option = await screen.findByRole('option', { name: /Oral hygiene/ });
    await waitFor(() => expect(option).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([options[0]]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const Single: Story = {
  args: {
    multiple: false,
    label: 'Country',
    value: [{ value: 'NZ', label: 'New Zealand' }],
    options: [
      { value: 'NZ', label: 'New Zealand' },
      { value: 'CH', label: 'Switzerland' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('combobox', { name: 'Country' });
    await expect(line).toHaveValue('New Zealand');
    await userEvent.clear(line);
    await userEvent.type(line, 'swi');
    await userEvent.click(await screen.findByRole('option', { name: 'Switzerland' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ value: 'CH', label: 'Switzerland' }]);
    await expect(line).toHaveValue('Switzerland');
  },
};

export const Asynchronous: Story = {
  args: { options: [], onSearch: fn(), loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Audience' }), 'den');
    await expect(args.onSearch).toHaveBeenLastCalledWith('den');
    await expect((await screen.findAllByText('Searching'))[0]).toBeVisible();
  },
};

export const SearchFails: Story = {
  args: { options: [], onSearch: fn(), searchError: 'Please connect your Facebook ad account.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Audience' }), 'den');
    await expect((await screen.findAllByText(/connect your Facebook/))[0]).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Audience' }), 'xyz');
    await expect((await screen.findAllByText('Nothing found'))[0]).toBeVisible();
  },
};

export const Full: Story = {
  args: { max: 1, value: options.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Audience' })).toBeDisabled();
  },
};
