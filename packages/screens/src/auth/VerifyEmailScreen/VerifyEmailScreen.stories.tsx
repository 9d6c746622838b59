import { successMessages } from '@adlane/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { VerifyEmailScreen } from './VerifyEmailScreen';
import { call } from './VerifyEmailScreen.fixtures';

const meta = {
  title: 'Screens/VerifyEmailScreen',
  component: VerifyEmailScreen,
  globals: { role: 'none' },
  parameters: { layout: 'fullscreen' },
  args: { token: 'mailed-token', signInHref: '#/login' },
} satisfies Meta<typeof VerifyEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(call.ok({ message: successMessages.emailVerified }));
  },
};
