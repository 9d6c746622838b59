import { demoLogins } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import statesMeta, * as states from './ClientSignInScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Auth/ClientSignInScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** No override: the seeded agency and its client. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Email/), demoLogins[1].email);
    await expect(canvas.getByText('Brooks Growth')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Password/), `${demoLogins[1].password}{Enter}`);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

/** Agency users sign in on another page. */
export const Refused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Email/), demoLogins[0].email);
    await userEvent.type(canvas.getByLabelText(/Password/), `${demoLogins[0].password}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid user credentials.');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const UnknownAgency: Story = {
  ...states.UnknownAgency,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Agency not found')).toBeVisible();
  },
};

export const Offline: Story = {
  ...states.Failed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
