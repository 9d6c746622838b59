import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../Card/Card';
import { WithQuery } from './SearchPicker.fixtures';
import statesMeta from './SearchPicker.stories';

const meta = { ...statesMeta, title: 'Inputs/SearchPicker/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const PicksByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Add a city' });
    await userEvent.type(box, 'ber');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('Bergen');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

export const PicksByClick: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'os');
    await userEvent.click(canvas.getByRole('option', { name: /Oslo/ }));
    await expect(args.onPick).toHaveBeenCalledWith('Oslo');
  },
};

/** The popup is above the next card. */
export const InACard: Story = {
  render: (props) => (
    <>
      <Card title="Places">
        <WithQuery {...props} />
      </Card>
      <Card title="Budget">A day, or the whole run.</Card>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ber');
    for (const option of canvas.getAllByRole('option')) {
      const { x, y, width, height } = option.getBoundingClientRect();
      const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
      await expect(option.contains(onTop)).toBe(true);
    }
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ber');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(canvas.getByRole('combobox')).toHaveValue('ber');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByText('No city is called that.')).toBeVisible();
  },
};

export const Searching: Story = {
  args: { status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ber');
    await expect(canvas.getByText('Searching…')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { status: 'error', errorText: 'Facebook did not answer.', onRetry: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ber');
    await expect(canvas.getByText('Facebook did not answer.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
