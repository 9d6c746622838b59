import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { signedIn } from '../signedIn.fixtures';
import statesMeta, * as states from './AcceptInvitationScreen.stories';

const call = mock(contract.auth.acceptInvitation);

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Auth/AcceptInvitationScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(call.ok(signedIn));
  },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('a-new-password{Enter}');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith(signedIn));
  },
};

/** No override: the server has never sent such a link. */
export const LinkRefused: Story = {
  play: async (context) => {
    await states.LinkExpired.play(context);
    const { args, canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This link is no longer valid. Please request a new one.',
    );
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

/** An error for a field that the form does not show. */
export const EmailInUse: Story = {
  beforeEach({ msw }) {
    msw.use(
      call.error(422, { code: 'VALIDATION', message: 'x', errors: { email: ['Email already taken'] } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Password/), 'a-new-password{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Email already taken');
  },
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(call.offline());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Password/), 'a-new-password{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
};
