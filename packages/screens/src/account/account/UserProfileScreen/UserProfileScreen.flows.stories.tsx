import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import statesMeta from './UserProfileScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Account/UserProfileScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const SavesTheProfile: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /First name/ });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('This field is required.');
    await userEvent.type(name, 'Eva');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved successfully.');
  },
};

export const ClearsThePasswordsAfterAChange: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.account.changePassword).ok({ message: 'Password changed successfully.' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Current password/), 'adlane-demo');
    await userEvent.type(canvas.getByLabelText(/New password/), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await canvas.findByText('Password must be at least 8 characters');
    await userEvent.type(canvas.getByLabelText(/New password/), '-but-longer');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(canvas.getByLabelText(/New password/)).toHaveValue(''));
  },
};
