import { FORM_ERROR } from '@adlane/ui/fields';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type SignInScreenProps } from './SignInScreen';
import statesMeta from './SignInScreen.stories';

const meta = { ...statesMeta, title: 'Screens/SignInScreen/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Email/), 'agency@adlane.test');
    await expect(args.onStart).toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/Password/), 'secret{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Email/), 'agency');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(canvas.getByText('This field is required.')).toBeVisible();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onSignIn: fn<SignInScreenProps['onSignIn']>(async () => ({ [FORM_ERROR]: 'Invalid user credentials.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Email/), 'agency@adlane.test');
    await userEvent.type(canvas.getByLabelText(/Password/), 'wrong{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid user credentials.');
  },
};

export const SigningIn: Story = {
  args: { onSignIn: fn<SignInScreenProps['onSignIn']>(() => new Promise<undefined>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Email/), 'agency@adlane.test');
    await userEvent.type(canvas.getByLabelText(/Password/), 'secret{Enter}');
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const WithLinks: Story = {
  args: { forgotPasswordHref: '#/forgot-password', signUpHref: '#/signup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '#/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '#/signup');
  },
};
