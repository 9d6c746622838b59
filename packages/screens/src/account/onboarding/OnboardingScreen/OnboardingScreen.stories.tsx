import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { OnboardingScreen } from './OnboardingScreen';

const meta = {
  title: 'Screens/Account/Onboarding/OnboardingScreen',
  component: OnboardingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    user: {
      first_name: 'Nia',
      last_name: 'Park',
      phone: '',
      business_name: 'Park & Partners',
      niche: null,
      onboarding_step: 'STEP_ONE',
    },
    onFinished: fn(),
  },
  decorators: [withUrlState],
} satisfies Meta<typeof OnboardingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {};

export const Business: Story = { args: { user: { ...meta.args.user, onboarding_step: 'STEP_TWO' } } };

export const Accounts: Story = { args: { user: { ...meta.args.user, onboarding_step: 'STEP_THREE' } } };
