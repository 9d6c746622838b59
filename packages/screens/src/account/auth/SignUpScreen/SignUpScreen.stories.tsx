import { contract } from '@adlane/contract';
import { successMessages } from '@adlane/contract/constants';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignUpScreen } from './SignUpScreen';
import { fillInForm } from './SignUpScreen.fixtures';

const meta = {
  title: 'Screens/Account/Auth/SignUpScreen',
  component: SignUpScreen,
  globals: { role: 'none' },
  parameters: { layout: 'fullscreen' },
  args: { signInHref: '#/login', resendHref: '#/verify-email' },
} satisfies Meta<typeof SignUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ForClient: Story = {
  args: { agencyToken: 'brooks-growth' },
  beforeEach({ msw }) {
    msw.use(mock(contract.auth.clientSignup).ok({ message: successMessages.verificationEmailSent }));
  },
};

export const Invalid = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Phone/), 'abc');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
  },
} satisfies Story;

export const Sent = {
  play: async ({ userEvent }) => fillInForm(userEvent),
} satisfies Story;
