import { successMessages } from '@adlane/contract/constants';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { call } from './VerifyEmailScreen.fixtures';
import statesMeta from './VerifyEmailScreen.stories';

const meta = { ...statesMeta, title: 'Screens/VerifyEmailScreen/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(call.ok({ message: successMessages.emailVerified }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Email verified successfully.')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

/** No override: the server has never sent such a link. The user requests another one. */
export const LinkRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my email' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This link is no longer valid. Please request a new one.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send another link' }));
    await userEvent.type(canvas.getByLabelText(/Email/), 'new@adlane.test{Enter}');
    await expect(await canvas.findByText(successMessages.verificationEmailSent)).toHaveFocus();
  },
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(call.offline());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my email' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
};

export const WithoutLink: Story = {
  args: { token: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resend email' })).toBeVisible();
  },
};
