import { contract } from '@adlane/contract';
import { successMessages } from '@adlane/contract/constants';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignUpScreen } from './SignUpScreen';

const call = mock(contract.auth.signup);

const meta = {
  title: 'Screens/SignUpScreen',
  component: SignUpScreen,
  globals: { role: 'none' },
  parameters: { layout: 'fullscreen' },
  args: { signInHref: '#/login', resendHref: '#/verify-email' },
} satisfies Meta<typeof SignUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Keyboard = { tab: () => Promise<void>; keyboard: (keys: string) => Promise<void> };

/** Keyboard only, in field order. */
async function fillIn({ tab, keyboard }: Keyboard): Promise<void> {
  for (const text of ['Ana', 'Ruiz', 'Gym 7', 'ana@gym7.example', '+34 600 000 000', 'a-new-password']) {
    await tab();
    await keyboard(text);
  }
  await keyboard('{Enter}');
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent);
    await expect(await canvas.findByText(successMessages.verificationEmailSent)).toHaveFocus();
    await expect(canvas.getByText(/Check your inbox/)).toBeVisible();
  },
};

export const Untouched: Story = {};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Phone/), 'abc');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
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
    await fillIn(userEvent);
    await expect(await canvas.findByText('Not this name.')).toBeVisible();
    await expect(canvas.getByLabelText(/Business name/)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const TooOften: Story = {
  beforeEach({ msw }) {
    msw.use(call.refuse('RATE_LIMITED', 'Too many requests. Try again in 9 minutes.'));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent);
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
    await fillIn(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
};
