import { successMessages } from '@adlane/contract/constants';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta, * as states from './ForgotPasswordScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Auth/ForgotPasswordScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard only; the outcome receives the focus that the form had. */
export const Default: Story = {
  play: async (context) => {
    await states.Sent.play(context);
    const { canvas } = context;
    await expect(await canvas.findByText(successMessages.resetEmailSent)).toHaveFocus();
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    await expect(canvas.getByText('This field is required.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Email/), 'agency');
    await expect(canvas.getByText('Please enter a valid email address.')).toBeVisible();
  },
};

export const TooOften: Story = {
  ...states.TooManyRequests,
  play: async (context) => {
    await states.TooManyRequests.play(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many requests. Try again in 9 minutes.',
    );
  },
};

export const Offline: Story = {
  ...states.Offline,
  play: async (context) => {
    await states.Offline.play(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
};
