import { useApi } from '@adlane/api-client';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseMine, EditedByTwo, saveAsOtherUser } from '../../../story/OtherUser';
import { CustomFields } from '../../customFields/CustomFields/CustomFields';
import { ClientsScreen, type ClientsScreenProps } from './ClientsScreen';
import statesMeta from './ClientsScreen.stories';

/** The list of hidden clients, with the first client of the seeded world. */
function HiddenClient(props: ClientsScreenProps) {
  const { client } = useApi();
  const { isSuccess } = useQuery({
    queryKey: ['hide a client'],
    async queryFn() {
      const [first] = (await client.clients.list({ query: {} })).data;
      if (!first) throw new Error('The seeded world has no client.');
      return client.clients.bulkHide({ body: { ids: [first.id] } });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isSuccess ? <ClientsScreen {...props} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Clients/ClientsScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The seeded clients, served by the API in the tab.
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const AddsAndInvitesAClient: Story = {
  parameters: { showsMessages: ['invitationSent'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a client' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add client' }));
    await expect(await dialog.findAllByText('This field is required.')).not.toHaveLength(0);
    await userEvent.type(dialog.getByRole('textbox', { name: /Business name/ }), 'Harbor Bakery');
    await userEvent.type(dialog.getByRole('textbox', { name: /First name/ }), 'Lena');
    await userEvent.type(dialog.getByRole('textbox', { name: /Email/ }), 'lena@harbor.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Add client' }));
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce());
    await canvas.findByText('Harbor Bakery');
  },
};

/** Escape and the close button lose no typed client. */
export const ConfirmsDiscarding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a client' }));
    const name = dialog.getByRole('textbox', { name: /Business name/ });
    await userEvent.type(name, 'Harbor Bakery');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(name).toHaveValue('Harbor Bakery');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const HidesAClientAndUndoes: Story = {
  parameters: { showsMessages: ['hideClient', 'clientsHidden'] },
  play: async ({ canvas, userEvent }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for/ });
    if (!menu) throw new Error('No client is listed.');
    const name = menu.getAttribute('aria-label')?.replace('Actions for ', '') ?? '';
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide' }));
    const question = await screen.findByRole('alertdialog', { name: 'Hide this client?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Hide' }));
    await screen.findByText('Clients hidden successfully.');
    await waitFor(() => expect(canvas.queryByText(name)).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await canvas.findAllByText(name);
  },
};

export const ShowsAHiddenClientAgain: Story = {
  parameters: { showsMessages: ['unhideClient', 'clientsUnhidden'] },
  args: { hidden: true },
  render: (args) => <HiddenClient {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show again' }));
    const question = await screen.findByRole('alertdialog', { name: 'Show this client again?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument(),
    );
  },
};

export const ChangesADefaultPermission: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Default permissions' }));
    const launch = await screen.findByRole('switch', { name: 'Launch own ads' });
    const access = screen.getByRole('switch', { name: 'Client access' });
    if (!(access instanceof HTMLInputElement && access.checked)) await userEvent.click(access);
    await waitFor(() => expect(launch).toBeEnabled());
    const before = launch instanceof HTMLInputElement && launch.checked;
    await userEvent.click(launch);
    await waitFor(() => expect(launch).toHaveProperty('checked', !before));
  },
};

export const AddsAndDeletesACustomField: Story = {
  parameters: { showsMessages: ['deleted'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Custom fields' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add field' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Contract number');
    await userEvent.click(screen.getByRole('button', { name: 'Add field' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Delete Contract number and its values' }),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Delete Contract number?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete field' }));
    await waitFor(() => expect(screen.queryByText('Contract number')).not.toBeInTheDocument());
  },
};

export const ShowsTheSignInLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign-in link' }));
    const link = await screen.findByRole('textbox', { name: 'Client sign-in link' });
    await expect(link).toHaveValue('https://ads.example/agency/brooks-growth/login');
  },
};

export const MergesMyCustomFieldIntoAnotherUsersSave: Story = {
  globals: { role: 'SuperAdmin' },
  render: () => (
    <EditedByTwo
      store={(client) => client.customFields.store({ body: { name: 'Contract', type: 'text', options: [] } })}
      save={(client, { id }) =>
        client.customFields.update({ params: { id }, body: { name: 'Their contract', type: 'number' } })
      }
    >
      {() => <CustomFields />}
    </EditedByTwo>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const edit = await canvas.findByRole('button', { name: 'Edit Contract' });
    await saveAsOtherUser(context);
    await userEvent.click(edit);
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'My contract');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await chooseMine(context, { record: 'custom field', theirs: 'Their contract', mine: 'My contract' });
    const row = (await canvas.findByRole('button', { name: 'Edit My contract' })).closest('li');
    await expect(row).toHaveTextContent('Number');
  },
};
