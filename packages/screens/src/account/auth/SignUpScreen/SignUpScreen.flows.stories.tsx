import { contract } from '@adlane/contract';
import { successMessages } from '@adlane/contract/constants';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fillInForm } from './SignUpScreen.fixtures';
import statesMeta, * as states from './SignUpScreen.stories';

const call = mock(contract.auth.signup);

const meta = { ...statesMeta, title: 'Screens/Account/Auth/SignUpScreen/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await states.Sent.play(context);
    const { canvas } = context;
    await expect(await canvas.findByText(successMessages.verificationEmailSent)).toHaveFocus();
    await expect(canvas.getByText(/Check your inbox/)).toBeVisible();
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await states.Invalid.play(context);
    const { canvas } = context;
    await expect(canvas.getAllByText('This field is required.')).toHaveLength(5);
    await expect(canvas.getByText('Please Enter a Valid Phone Number')).toBeVisible();
  },
};

/** An error that only the server can detect appears at its field. */
export const RefusedField: Story = {
  beforeEach({ msw }) {
    msw.use(
      call.error(422, { code: 'VALIDATION', message: 'x', errors: { business_name: ['Not this name.'] } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fillInForm(userEvent);
    await expect(await canvas.findByText('Not this name.')).toBeVisible();
    await expect(canvas.getByLabelText(/Business name/)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const TooOften: Story = {
  beforeEach({ msw }) {
    msw.use(call.refuse('RATE_LIMITED', 'Too many requests. Try again in 9 minutes.'));
  },
  play: async ({ canvas, userEvent }) => {
    await fillInForm(userEvent);
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
    await fillInForm(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
};

/** A client of the seeded agency, which lets clients sign up. */
export const ClientOfAnAgency: Story = {
  ...states.ForClient,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/Business name/)).not.toBeRequired();
    await fillInForm(userEvent);
    await canvas.findByText(successMessages.verificationEmailSent);
  },
};
