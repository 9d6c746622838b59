import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { call } from './ResetPasswordScreen.fixtures';
import statesMeta, * as states from './ResetPasswordScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Auth/ResetPasswordScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...states.Changed,
  play: async (context) => {
    await states.Changed.play(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Password changed successfully.')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#/login');
  },
};

/** One character too short, then long enough. */
export const TooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/New password/), '1234567{Enter}');
    await expect(canvas.getByText('Password must be at least 8 characters')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/New password/), '8');
    await expect(canvas.queryByText('Password must be at least 8 characters')).not.toBeInTheDocument();
  },
};

/** No override: the server has never sent such a link. */
export const LinkRefused: Story = {
  play: async (context) => {
    await states.LinkExpired.play(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This link is no longer valid. Please request a new one.',
    );
    await expect(canvas.getByRole('link', { name: 'Send another link' })).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(call.offline());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/New password/), 'a-new-password{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
};

export const WithoutLink: Story = {
  ...states.WithoutLink,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send reset link' })).toBeVisible();
  },
};
