import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { storyAccount, storyPage, toListPage } from '@adlane/mocks/connections';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyPlaces } from '../story/storyLookups';
import { addClient, press, toRow } from './BulkLaunchDrawer.fixtures';
import statesMeta from './BulkLaunchDrawer.stories';

const meta = { ...statesMeta, title: 'Ad editor/BulkLaunchDrawer/Table flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** A client's row begins with the account and page of its latest ad, and says so. */
export const AccountOfTheClient: Story = {
  beforeEach({ msw }) {
    const used_for = [{ client_user_id: 3, name: 'Harbor Dental', page_id: 7 }];
    const harbor = { ...storyAccount, id: 9, name: 'Harbor', is_default: false, used_for };
    msw.use(
      mock(contract.sources.adAccounts).ok(toListPage(storyAccount, harbor)),
      mock(contract.sources.pages).ok(toListPage(storyPage, { ...storyPage, id: 7, name: 'Harbor smiles' })),
    );
  },
  play: async ({ userEvent }) => {
    await addClient(userEvent, 'Harbor Dental', '40');
    const account = (await toRow('Harbor Dental')).getByRole('combobox', { name: /Ad account/ });
    await expect(account).toHaveDisplayValue('Harbor · USD');
    await expect(account).toHaveAccessibleDescription('Used last for Harbor Dental.');
    const page = (await toRow('Harbor Dental')).getByRole('combobox', { name: /Facebook page/ });
    await expect(page).toHaveDisplayValue('Harbor smiles');
    // The agency's own row could use it too.
    const own = (await toRow('Your agency')).getByRole('combobox', { name: /Ad account/ });
    await userEvent.selectOptions(own, '9');
    await waitFor(() => expect(own).toHaveAccessibleDescription('Usually used for Harbor Dental.'));
  },
};

/** Account and budget are set for all rows at once; a budget counts only in the currency that it is named in. */
export const SetForAll: Story = {
  beforeEach({ msw }) {
    const euro = { ...storyAccount, id: 9, name: 'Harbor', currency: 'EUR', is_default: false };
    msw.use(mock(contract.sources.adAccounts).ok(toListPage(storyAccount, euro)));
  },
  play: async ({ userEvent }) => {
    await addClient(userEvent, 'Harbor Dental', '40');
    await press(userEvent, 'Set for all');
    const panel = within(await screen.findByRole('dialog', { name: 'Set for all' }));
    await userEvent.type(panel.getByRole('textbox', { name: /Daily budget/ }), '12.5');
    await userEvent.click(panel.getByRole('button', { name: 'Set for 2 clients' }));
    const budgets = () => screen.getAllByRole('textbox', { name: /Daily budget/, hidden: true });
    await waitFor(() => expect(budgets().map((field) => field.getAttribute('value'))).toContain('12.50'));
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Ad account' }), '9');
    await userEvent.type(panel.getByRole('textbox', { name: /Daily budget/ }), '30');
    await userEvent.click(panel.getByRole('button', { name: 'Set for 2 clients' }));
    await userEvent.keyboard('{Escape}');
    for (const name of ['Your agency', 'Harbor Dental']) {
      const row = await toRow(name);
      await waitFor(() => expect(row.getByRole('combobox', { name: /Ad account/ })).toHaveValue('9'));
      await waitFor(() => expect(row.getByRole('textbox', { name: /Daily budget/ })).toHaveValue('30.00'));
    }
  },
};

/** A client's places are chosen in its details, which open by keyboard and stay open with an error. */
export const DetailsOfARow: Story = {
  play: async ({ userEvent }) => {
    const own = await toRow('Your agency');
    const details = own.getByRole('button', { name: 'Details of Your agency: As in the template' });
    details.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.selectOptions(await own.findByRole('combobox', { name: 'Location' }), 'own');
    await own.findByRole('button', { name: 'Details of Your agency: No locations yet.' });
    await press(userEvent, 'Continue');
    await expect(await own.findByText(/Please add at least one place/)).toBeVisible();
  },
};

/** A pasted table is shown line by line before it adds and changes rows; what can't be used says why. */
export const PastedTable: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.lookups.locations).ok({ data: storyPlaces }));
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Paste a table');
    const drawer = within(await screen.findByRole('dialog', { name: 'Paste a table' }));
    const lines = [
      'Client,Budget,Place,Notes',
      'Harbor Dental,"1,250.50","New York, New York",urgent',
      'Your agency,30,,',
      'Elm Street Smiles,"12,5",,',
      'Elm Street Smiles,20,Atlantis,',
      'Missing Dental,20,,',
    ];
    drawer.getByRole('textbox', { name: 'Table' }).focus();
    await userEvent.paste(lines.join('\n'));
    await drawer.findByText('Can be used: 3. Cannot be used: 2.');
    const list = within(drawer.getByRole('list', { name: 'Lines of the table' }));
    await expect(list.getByText('12,5 is no budget in USD. Write it like $1,250.00.')).toBeVisible();
    await expect(list.getByText(/No client is called Missing Dental/)).toBeVisible();
    await expect(drawer.getByText('Columns that are not used: Notes')).toBeVisible();
    await expect(list.getByText(/Atlantis was not found/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Use 3 lines' }));
    const harbor = await toRow('Harbor Dental');
    await expect(harbor.getByRole('textbox', { name: /Daily budget/ })).toHaveValue('1250.50');
    await expect((await toRow('Your agency')).getByRole('textbox', { name: /Daily budget/ })).toHaveValue(
      '30.00',
    );
    await harbor.findByRole('button', { name: 'Details of Harbor Dental: New York, New York' });
    // A place that was not found is left to be chosen, and asked for.
    await (await toRow('Elm Street Smiles')).findByRole('button', { name: /No locations yet/ });
    await press(userEvent, 'Continue');
    await expect(await screen.findByText(/Please add at least one place/)).toBeVisible();
  },
};

/** A file is read like a pasted table; one that is too large or no text says so. */
export const TableFile: Story = {
  play: async ({ userEvent }) => {
    await press(userEvent, 'Paste a table');
    const drawer = within(await screen.findByRole('dialog', { name: 'Paste a table' }));
    const input = drawer.getByLabelText('CSV file', { selector: 'input' });
    await userEvent.upload(
      input,
      new File([new Uint8Array([0xff, 0xfe, 0])], 'clients.csv', { type: 'text/csv' }),
    );
    await expect(await drawer.findByText(/not text in UTF-8/)).toBeVisible();
    await userEvent.upload(
      input,
      new File(['x'.repeat(1024 * 1024 + 1)], 'clients.csv', { type: 'text/csv' }),
    );
    await expect(await drawer.findByText('The file is larger than 1 MB.')).toBeVisible();
    await userEvent.upload(
      input,
      new File(['Client;Budget\nHarbor Dental;40'], 'clients.csv', { type: 'text/csv' }),
    );
    await drawer.findByText('Can be used: 1. Cannot be used: 0.');
    await userEvent.click(drawer.getByRole('button', { name: 'Use 1 line' }));
    const harbor = await toRow('Harbor Dental');
    await expect(harbor.getByRole('textbox', { name: /Daily budget/ })).toHaveValue('40.00');
  },
};
