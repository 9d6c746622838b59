import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import statesMeta from './TextCompletion.stories';

const meta = { ...statesMeta, title: 'Inputs/TextCompletion/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenBelow: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    // A picture is taken without the focus, which closes the list.
    canvasElement.addEventListener('blur', (event) => event.stopPropagation(), { capture: true });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }));
    await userEvent.keyboard('@');
    await expect(await screen.findByRole('listbox', { name: 'Team members' })).toBeVisible();
  },
};

export const OpenAbove: Story = { ...OpenBelow, args: { placement: 'above' } };

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.click(field);
    await userEvent.keyboard('@nor');
    const list = await screen.findByRole('listbox', { name: 'Team members' });
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(within(list).getByRole('option', { name: /Norbert/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('Please ask @Norbert Quist '));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field).toHaveFocus();
    await userEvent.keyboard('@');
    await screen.findByRole('listbox', { name: 'Team members' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field).toHaveValue('Please ask @Norbert Quist @');
  },
};
