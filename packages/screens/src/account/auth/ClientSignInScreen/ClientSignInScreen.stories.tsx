import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClientSignInScreen } from './ClientSignInScreen';

const meta = {
  title: 'Screens/Account/Auth/ClientSignInScreen',
  component: ClientSignInScreen,
  globals: { role: 'none' },
  parameters: { layout: 'fullscreen' },
  args: {
    token: 'brooks-growth',
    forgotPasswordHref: '#/forgot-password',
    signUpHref: '#/signup',
    onSignedIn: fn(),
  },
} satisfies Meta<typeof ClientSignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.auth.validateAgency).slow());
  },
};

export const UnknownAgency: Story = {
  args: { token: 'unknown' },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.auth.validateAgency).offline());
  },
};
