import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';

const call = mock(contract.auth.forgetPassword);

const meta = {
  title: 'Screens/Account/Auth/ForgotPasswordScreen',
  component: ForgotPasswordScreen,
  globals: { role: 'none' },
  parameters: { layout: 'fullscreen' },
  args: { signInHref: '#/login' },
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard only: the only field is the first. */
const enterEmail: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('agency@adlane.test{Enter}');
};

export const Default: Story = {};

export const Sent = {
  play: enterEmail,
} satisfies Story;

export const TooManyRequests = {
  beforeEach({ msw }) {
    msw.use(call.refuse('RATE_LIMITED', 'Too many requests. Try again in 9 minutes.'));
  },
  play: enterEmail,
} satisfies Story;

export const Offline = {
  beforeEach({ msw }) {
    msw.use(call.offline());
  },
  play: enterEmail,
} satisfies Story;
