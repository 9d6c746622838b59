import { successMessages } from '@adlane/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResetPasswordScreen } from './ResetPasswordScreen';
import { call } from './ResetPasswordScreen.fixtures';

const meta = {
  title: 'Screens/Account/Auth/ResetPasswordScreen',
  component: ResetPasswordScreen,
  globals: { role: 'none' },
  parameters: { layout: 'fullscreen' },
  args: { token: 'mailed-token', signInHref: '#/login', forgotPasswordHref: '#/forgot-password' },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard only: the only field is the first. */
const enterPassword: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('a-new-password{Enter}');
};

export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(call.ok({ message: successMessages.passwordChanged }));
  },
};

export const WithoutLink: Story = {
  args: { token: undefined },
};

export const LinkExpired = {
  play: enterPassword,
} satisfies Story;

export const Changed = {
  beforeEach: Default.beforeEach,
  play: enterPassword,
} satisfies Story;
