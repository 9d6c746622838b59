import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SignInScreen, type SignInScreenProps } from './SignInScreen';

const meta = {
  title: 'Screens/Account/Auth/SignInScreen',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  args: { onSignIn: fn<SignInScreenProps['onSignIn']>(async () => undefined), onStart: fn() },
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

export const WithNotice: Story = {
  args: { notice: 'Sign in to continue.', brandName: 'Brooks Media' },
};
