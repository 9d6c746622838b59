import { successMessages } from '@adlane/contract/constants';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { signedIn } from '../signedIn.fixtures';
import { call } from './VerifyEmailScreen.fixtures';
import statesMeta, * as states from './VerifyEmailScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Auth/VerifyEmailScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(call.ok(signedIn));
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Confirm and sign in' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith(signedIn));
  },
};

/** No override: the server has never sent such a link. The user requests another one. */
export const LinkRefused: Story = {
  parameters: { showsMessages: ['verificationEmailSent'] },
  play: async (context) => {
    await states.LinkExpired.play(context);
    const { canvas, userEvent } = context;
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
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
};

export const WithoutLink: Story = {
  ...states.WithoutLink,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resend email' })).toBeVisible();
  },
};
