import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { subscriber, trialPage } from '../subscriber.fixtures';
import statesMeta from './TrialSubscribersScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Subscribers/TrialSubscribersScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const GivesATrialAPlan: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.subscribers.trial).ok(trialPage),
      mock(contract.subscribers.upgradeSubscription).ok(subscriber),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Agency 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Give a plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give a plan' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Annual/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Give plan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const ShowsHowLongTrialsLast: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('14 days left');
    await canvas.findByText('2 days left');
    await canvas.findByText('Trial ended');
  },
};
