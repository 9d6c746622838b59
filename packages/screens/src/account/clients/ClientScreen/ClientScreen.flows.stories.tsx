import { type Api, useApi } from '@adlane/api-client';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseMine, OtherUser, saveAsOtherUser } from '../../../story/OtherUser';
import { ClientScreen, type ClientScreenProps } from './ClientScreen';
import statesMeta from './ClientScreen.stories';

/** The first client of the seeded world. */
function FirstClient(props: ClientScreenProps) {
  const { queries } = useApi();
  const { data } = useQuery({
    ...queries.clients.list.query({ query: { sort: 'name', order: 'asc' } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [first] = data?.data ?? [];
  return first ? <ClientScreen {...props} clientId={first.id} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Clients/ClientScreen/Flows',
  tags: ['flow', '!autodocs'],
  beforeEach: () => undefined,
  render: (args: ClientScreenProps) => <FirstClient {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const SavesTheProfile: Story = {
  parameters: { showsMessages: ['saved'] },
  play: async ({ canvas, userEvent }) => {
    const city = await canvas.findByRole('textbox', { name: 'City' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Salem');
    const email = canvas.getByRole('textbox', { name: /Email/ });
    const address = email instanceof HTMLInputElement ? email.value : '';
    await userEvent.clear(email);
    await userEvent.type(email, 'not an email');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/email/i, { selector: '[role=alert], [id$=error], [id$=error] *' });
    await userEvent.clear(email);
    await userEvent.type(email, address);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved successfully.');
  },
};

async function renameFirstClient(client: Api['client']) {
  const { data } = await client.clients.list({ query: { sort: 'name', order: 'asc' } });
  const [first] = data;
  if (!first) throw new Error('The seeded world has no client.');
  const body = { business_name: 'Their business', last_name: 'Theirs' };
  return client.clients.update({ params: { id: first.id }, body });
}

export const MergesMyChangesIntoAnotherUsersSave: Story = {
  render: (args: ClientScreenProps) => (
    <OtherUser save={renameFirstClient}>
      <FirstClient {...args} />
    </OtherUser>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = await canvas.findByRole('textbox', { name: /Business name/ });
    await saveAsOtherUser(context);
    await userEvent.clear(name);
    await userEvent.type(name, 'My business');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await chooseMine(context, { record: 'client', theirs: 'Their business', mine: 'My business' });
    await screen.findByText('Saved successfully.');
    await expect(name).toHaveValue('My business');
    await expect(canvas.getByRole('textbox', { name: /Last name/ })).toHaveValue('Theirs');
  },
};

export const LimitsTheMonthlyBudget: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = /Monthly ad budget limit/;
    const currency = await canvas.findByRole('combobox', { name: /Currency/ });
    await userEvent.type(canvas.getByRole('textbox', { name }), '10000');
    await userEvent.selectOptions(currency, 'JPY');
    await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
    await userEvent.type(canvas.getByRole('textbox', { name }), '500000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const message = await screen.findByText('Saved successfully.');
    await expect(canvas.getByRole('textbox', { name })).toHaveValue('500000');
    await expect(canvas.getByRole('combobox', { name: /Currency/ })).toHaveValue('JPY');
    // The record is read again while the next change is typed.
    await userEvent.clear(canvas.getByRole('textbox', { name }));
    const save = canvas.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    await userEvent.click(save);
    await waitFor(() =>
      expect(screen.getAllByText('Saved successfully.').filter((shown) => shown !== message)).toHaveLength(1),
    );
    await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
  },
};

export const GivesTheClientItsOwnPermissions: Story = {
  parameters: { url: '?tab=permissions' },
  play: async ({ canvas, userEvent }) => {
    const own = await canvas.findByRole('switch', { name: 'Manage agency-launched campaigns' });
    const access = canvas.getByRole('switch', { name: 'Client access' });
    if (!(access instanceof HTMLInputElement && access.checked)) await userEvent.click(access);
    await waitFor(() => expect(own).toBeEnabled());
    await userEvent.click(own);
    await waitFor(() =>
      expect(canvas.getByRole('switch', { name: 'Same for all clients' })).not.toBeChecked(),
    );
  },
};

export const DeletesTheClient: Story = {
  parameters: { showsMessages: ['deleteClient', 'clientDeleted'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this client?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};
