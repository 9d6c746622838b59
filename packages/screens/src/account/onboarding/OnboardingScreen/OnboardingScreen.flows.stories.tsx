import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import statesMeta, { Accounts, Business } from './OnboardingScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Onboarding/OnboardingScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const RequiresAName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'First name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText('This field is required.');
  },
};

export const ShowsTheServersRefusalAtItsField: Story = {
  args: Business.args ?? {},
  beforeEach({ msw }) {
    msw.use(
      mock(contract.onboarding.business).error(422, {
        code: 'VALIDATION',
        message: 'x',
        errors: { website: ['Please Enter Valid URL'] },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await canvas.findByText('Please Enter Valid URL');
  },
};

export const ContinuesWithConnecting: Story = {
  args: Accounts.args ?? {},
  beforeEach({ msw }) {
    msw.use(mock(contract.onboarding.accountConnect).ok({ onboarding_step: 'FINISHED' }));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect accounts' }));
    await waitFor(() => expect(args.onFinished).toHaveBeenCalledWith('connect'));
  },
};
