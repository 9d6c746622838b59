import type { Api } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseFilter } from '../../../story/chooseFilter';
import { chooseMine, OtherUser, saveAsOtherUser } from '../../../story/OtherUser';
import { subscriberPage } from '../subscriber.fixtures';
import { SubscribersScreen } from './SubscribersScreen';
import statesMeta from './SubscribersScreen.stories';

const agency = 'Brooks Growth';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Subscribers/SubscribersScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The seeded subscribers, served by the API in the tab.
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function chooseAction({ canvas, userEvent }: Play, action: string, name = agency) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const AddsASubscriber: Story = {
  parameters: { showsMessages: ['subscriberCreated'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add subscriber' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a subscriber' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add subscriber' }));
    await expect(await dialog.findAllByText('This field is required.')).not.toHaveLength(0);
    await userEvent.type(dialog.getByRole('textbox', { name: /Agency name/ }), 'Pier Nine');
    await userEvent.type(dialog.getByRole('textbox', { name: /First name/ }), 'Nina');
    await userEvent.type(dialog.getByRole('textbox', { name: /Last name/ }), 'Pier');
    await userEvent.type(dialog.getByRole('textbox', { name: /Email/ }), 'agency@adlane.test');
    await waitFor(() => expect(dialog.queryByText('This field is required.')).not.toBeInTheDocument());
    await userEvent.click(dialog.getByRole('button', { name: 'Add subscriber' }));
    await dialog.findByText('Email already exist.');
    await userEvent.clear(dialog.getByRole('textbox', { name: /Email/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Email/ }), 'nina@pier-nine.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Add subscriber' }));
    await screen.findByText('Subscriber created successfully.');
    await canvas.findByText('Pier Nine');
  },
};

export const EditsASubscriber: Story = {
  play: async (context) => {
    await chooseAction(context, 'Edit');
    const { canvas, userEvent } = context;
    const name = await screen.findByRole('textbox', { name: /Agency name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Brooks and Sons');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Brooks and Sons');
  },
};

async function renameSubscriber(client: Api['client']) {
  const [row] = (await client.subscribers.list({ query: { search: agency } })).data;
  if (!row) throw new Error('The seeded world has no such subscriber.');
  const body = { business_name: 'Their agency', last_name: 'Theirs' };
  return client.subscribers.update({ params: { id: row.id }, body });
}

export const MergesMyChangesIntoAnotherUsersSave: Story = {
  render: (args) => (
    <OtherUser save={renameSubscriber}>
      <SubscribersScreen {...args} />
    </OtherUser>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: `Actions for ${agency}` });
    await saveAsOtherUser(context);
    await chooseAction(context, 'Edit');
    const name = await screen.findByRole('textbox', { name: /Agency name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'My agency');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await chooseMine(context, { record: 'subscriber', theirs: 'Their agency', mine: 'My agency' });
    await canvas.findByText('My agency');
    await chooseAction(context, 'Edit', 'My agency');
    await expect(await screen.findByRole('textbox', { name: /Last name/ })).toHaveValue('Theirs');
  },
};

export const ArchivesASubscriberAndUndoes: Story = {
  parameters: { showsMessages: ['archiveSubscriber', 'subscriberArchived'] },
  play: async (context) => {
    await chooseAction(context, 'Archive');
    const { canvas, userEvent } = context;
    const question = await screen.findByRole('alertdialog', { name: 'Archive this subscriber?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(canvas.queryByText(agency)).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await canvas.findByText(agency);
  },
};

export const SendsTheLinkToResetAPassword: Story = {
  parameters: { showsMessages: ['resetPassword', 'resetEmailSent'] },
  play: async (context) => {
    await chooseAction(context, 'Reset password');
    const question = await screen.findByRole('alertdialog', { name: 'Reset the password?' });
    await context.userEvent.click(within(question).getByRole('button', { name: 'Send email' }));
    await screen.findByText('An email to reset the password has been sent.');
  },
};

export const ViewsTheAppAsASubscriber: Story = {
  play: async (context) => {
    await chooseAction(context, 'View as');
    const { args } = context;
    await waitFor(() => expect(args.onViewAs).toHaveBeenCalledOnce());
    await expect(args.onViewAs).toHaveBeenCalledWith(
      expect.objectContaining({
        user: expect.objectContaining({ business_name: agency, login_as_type: 'SuperAdmin' }),
      }),
    );
  },
};

export const ChangesAPlan: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.subscribers.list).ok(subscriberPage),
      mock(contract.subscribers.upgradeSubscription).error(422, {
        message: 'You are already on this plan.',
        errors: { plan_id: ['You are already on this plan.'] },
      }),
    );
  },
  play: async (context) => {
    await chooseAction(context, 'Change plan');
    const { userEvent } = context;
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the plan?' }));
    await expect(await dialog.findByRole('radio', { name: /^Annual · current plan/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }));
    await dialog.findByText('You are already on this plan.');
  },
};

export const OffersToRestoreAnArchivedSubscriber: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.subscribers.list).ok(subscriberPage));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for ava@brooks-growth.example' }),
    );
    await screen.findByRole('menuitem', { name: 'Restore' });
    await expect(screen.queryByRole('menuitem', { name: 'View as' })).not.toBeInTheDocument();
  },
};

/** Only an active plan can be canceled; the table also filters by status. */
export const CancelsASubscription: Story = {
  parameters: { showsMessages: ['cancelSubscription', 'subscriptionCancelled'] },
  play: async (context) => {
    await chooseAction(context, 'Cancel subscription');
    const { canvas, userEvent } = context;
    const question = await screen.findByRole('alertdialog', { name: 'Cancel the subscription?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel subscription' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await chooseFilter(context, 'Status', 'Archived');
    await canvas.findByText('No matches', { exact: false });
  },
};
