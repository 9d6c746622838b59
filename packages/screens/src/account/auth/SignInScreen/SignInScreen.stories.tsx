import { FORM_ERROR } from '@adlane/ui/fields';
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

const fillIn: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/Email/), 'agency@adlane.test');
  await userEvent.type(canvas.getByLabelText(/Password/), 'secret{Enter}');
};

export const Default: Story = {};

export const WithNotice: Story = {
  args: { notice: 'Sign in to continue.', brandName: 'Brooks Media' },
};

export const WithLinks: Story = {
  args: { forgotPasswordHref: '#/forgot-password', signUpHref: '#/signup' },
};

export const Refused = {
  args: {
    onSignIn: fn<SignInScreenProps['onSignIn']>(async () => ({ [FORM_ERROR]: 'Invalid user credentials.' })),
  },
  play: fillIn,
} satisfies Story;

export const SigningIn = {
  args: { onSignIn: fn<SignInScreenProps['onSignIn']>(() => new Promise<undefined>(() => undefined)) },
  play: fillIn,
} satisfies Story;
