import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '../../auth/signedIn.fixtures';
import { subscriberDetails } from '../subscriber.fixtures';
import statesMeta from './SubscriberScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Subscribers/SubscriberScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const ArchivesAfterAQuestionAndOffersUndo: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.subscribers.details).ok(subscriberDetails),
      mock(contract.subscribers.archive).ok({ message: 'Subscriber archived successfully.' }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Archive this subscriber?' }));
    await userEvent.click(question.getByRole('button', { name: 'Archive' }));
    await screen.findByText('Subscriber archived successfully.');
    await screen.findByRole('button', { name: 'Undo' });
  },
};

export const ViewsTheAppAsTheSubscriber: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.subscribers.details).ok(subscriberDetails),
      mock(contract.subscribers.login).ok(signedIn),
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View as' }));
    await waitFor(() => expect(args.onViewAs).toHaveBeenCalledWith(signedIn));
  },
};
