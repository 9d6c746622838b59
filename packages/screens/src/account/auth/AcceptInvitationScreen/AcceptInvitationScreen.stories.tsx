import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AcceptInvitationScreen } from './AcceptInvitationScreen';

const meta = {
  title: 'Screens/Account/Auth/AcceptInvitationScreen',
  component: AcceptInvitationScreen,
  globals: { role: 'none' },
  parameters: { layout: 'fullscreen' },
  args: { token: 'mailed-token', resendHref: '#/verify-email', signInHref: '#/login', onSignedIn: fn() },
} satisfies Meta<typeof AcceptInvitationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutLink: Story = { args: { token: undefined } };

export const LinkExpired = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Password/), 'a-new-password{Enter}');
  },
} satisfies Story;
