import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import statesMeta from './CardDialog.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Billing/CardDialog/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

async function findForm() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment card' }));
  return { dialog, number: await dialog.findByLabelText('Card number') };
}

/** At the simulated payment provider, from the empty form to the stored card. */
export const ReplacesTheCardAfterARefusedOne: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog, number } = await findForm();
    const save = dialog.getByRole('button', { name: 'Save card' });
    await userEvent.click(save);
    await dialog.findByText('Your card number is incomplete.');
    await userEvent.type(number, '4000000000000002');
    await userEvent.type(dialog.getByLabelText('Expiration date'), '12/34');
    await userEvent.type(dialog.getByLabelText('Security code'), '123');
    await userEvent.click(save);
    await dialog.findByText('Your card was declined.');
    await userEvent.clear(number);
    await userEvent.type(number, '5555 5555 5555 4444');
    await userEvent.click(save);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const ConfirmsLeavingAnEnteredCard: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog, number } = await findForm();
    await userEvent.type(number, '4');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave the payment?' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const ClosesAnEmptyFormAtOnce: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog } = await findForm();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
