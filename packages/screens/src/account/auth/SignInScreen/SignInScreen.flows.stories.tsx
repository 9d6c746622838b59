import { Box, Button } from '@adlane/ui';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SignInScreen, type SignInScreenProps } from './SignInScreen';
import statesMeta, * as states from './SignInScreen.stories';

const meta = { ...statesMeta, title: 'Screens/Account/Auth/SignInScreen/Flows', tags: ['flow', '!autodocs'] };
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
  ...states.Refused,
  play: async (context) => {
    await states.Refused.play(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid user credentials.');
  },
};

export const SigningIn: Story = {
  ...states.SigningIn,
  play: async (context) => {
    await states.SigningIn.play(context);
    const { canvas } = context;
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const WithLinks: Story = {
  ...states.WithLinks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '#/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '#/signup');
  },
};

function SignInWithLateChildren(props: SignInScreenProps) {
  const [isShown, setShown] = useState(false);
  return (
    <SignInScreen {...props}>
      {isShown ? <Box h="12rem">Other ways to sign in</Box> : null}
      <Button variant="ghost" onClick={() => setShown(true)}>
        Load more
      </Button>
    </SignInScreen>
  );
}

export const StaysInPlace: Story = {
  render: (args) => <SignInWithLateChildren {...args} />,
  play: async ({ canvas, userEvent }) => {
    const readTop = () => canvas.getByRole('button', { name: 'Sign in' }).getBoundingClientRect().top;
    const top = readTop();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(canvas.getByText('Other ways to sign in')).toBeVisible();
    await expect(readTop()).toBe(top);
  },
};
