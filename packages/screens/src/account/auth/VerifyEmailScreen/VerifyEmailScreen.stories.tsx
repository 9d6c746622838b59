import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { signedIn } from '../signedIn.fixtures';
import { VerifyEmailScreen } from './VerifyEmailScreen';
import { call } from './VerifyEmailScreen.fixtures';

const meta = {
  title: 'Screens/Account/Auth/VerifyEmailScreen',
  component: VerifyEmailScreen,
  globals: { role: 'none' },
  parameters: { layout: 'fullscreen' },
  args: { token: 'mailed-token', signInHref: '#/login', onSignedIn: fn() },
} satisfies Meta<typeof VerifyEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(call.ok(signedIn));
  },
};

export const WithoutLink: Story = {
  args: { token: undefined },
};

export const LinkExpired = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and sign in' }));
  },
} satisfies Story;
