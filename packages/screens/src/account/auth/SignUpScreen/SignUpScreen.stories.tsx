import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignUpScreen } from './SignUpScreen';

const meta = {
  title: 'Screens/Account/Auth/SignUpScreen',
  component: SignUpScreen,
  globals: { role: 'none' },
  parameters: { layout: 'fullscreen' },
  args: { signInHref: '#/login', resendHref: '#/verify-email' },
} satisfies Meta<typeof SignUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
