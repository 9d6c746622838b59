import { contract } from '@adlane/contract';
import { successMessages } from '@adlane/contract/constants';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './ForgotPasswordScreen.stories';

const call = mock(contract.auth.forgetPassword);
const meta = {
  ...statesMeta,
  title: 'Screens/Account/Auth/ForgotPasswordScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard only; the outcome receives the focus that the form had. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('agency@adlane.test{Enter}');
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
  beforeEach({ msw }) {
    msw.use(call.refuse('RATE_LIMITED', 'Too many requests. Try again in 9 minutes.'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Email/), 'agency@adlane.test{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many requests. Try again in 9 minutes.',
    );
  },
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(call.offline());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Email/), 'agency@adlane.test{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
};
