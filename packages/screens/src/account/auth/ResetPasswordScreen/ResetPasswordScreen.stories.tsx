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

export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(call.ok({ message: successMessages.passwordChanged }));
  },
};
