import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import statesMeta from './ImportTemplatesButton.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Template imports/ImportTemplatesButton/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = { click: (element: Element) => Promise<void> };

async function openDialog(item: string, name: string, userEvent: UserEvent) {
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog', { name }));
}

/** Served by the API in the tab: one row passes, one fails. */
export const ImportsACsvFile: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openDialog('CSV file', 'Import templates from a CSV file', userEvent);
    const csv = [
      'name,adText1,headline1,subHeadline1',
      'Story offer,Your first visit is free.,Free first visit,Book online',
      ',No name here.,Free first visit,Book online',
    ].join('\n');
    await userEvent.upload(
      dialog.getByLabelText('File: CSV file'),
      new File([csv], 'templates.csv', { type: 'text/csv' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Check file' }));
    await dialog.findByText('1 row cannot be imported');
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 template' }));
    await dialog.findByText('1 template imported.');
    await userEvent.click(dialog.getByRole('button', { name: 'Show templates' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const RequiresFile: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openDialog('CSV file', 'Import templates from a CSV file', userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Check file' }));
    await dialog.findByText('Choose a file.');
    const empty = new File([], 'templates.csv', { type: 'text/csv' });
    await userEvent.upload(dialog.getByLabelText('File: CSV file'), empty);
    await dialog.findByText('The file is empty.');
  },
};

/** Without a row that can be imported, the next step is another file. */
export const ImportsNothing: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openDialog('CSV file', 'Import templates from a CSV file', userEvent);
    const csv = 'name,adText1\n,No name here.';
    await userEvent.upload(
      dialog.getByLabelText('File: CSV file'),
      new File([csv], 'templates.csv', { type: 'text/csv' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Check file' }));
    await dialog.findByText('1 row cannot be imported');
    await expect(dialog.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another file' }));
    await dialog.findByRole('button', { name: 'Check file' });
  },
};

const campaign = {
  id: '120001',
  name: 'Summer smiles',
  platform: 'facebook' as const,
  status: 'ACTIVE',
  objective: 'OUTCOME_LEADS',
  ads_count: 3,
  is_imported: false,
  created_at: '2026-10-01T09:00:00.000Z',
};

export const ImportsACampaign: Story = {
  parameters: { showsMessages: ['importCampaign', 'campaignImported'] },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.templateImports.campaigns).ok({
        data: [campaign, { ...campaign, id: '120002', name: 'Old offer', is_imported: true }],
        meta: { page: 1, per_page: 100, total: 2 },
      }),
      mock(contract.templateImports.importCampaigns).ok({
        id: 9,
        status: 'processing',
        failed_count: 0,
        passed_count: 0,
        total_count: 1,
        template_ids: [],
        errors: [],
        created_at: '2026-11-23T09:00:00.000Z',
      }),
      mock(contract.templateImports.campaignStatus).ok({
        id: 9,
        status: 'completed',
        failed_count: 0,
        passed_count: 1,
        total_count: 1,
        template_ids: [4],
        errors: [],
        created_at: '2026-11-23T09:00:00.000Z',
      }),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await openDialog('Running campaigns', 'Import running campaigns', userEvent);
    const box = await dialog.findByRole('checkbox', { name: 'Summer smiles' });
    await expect(dialog.getByRole('checkbox', { name: 'Old offer' })).toBeDisabled();
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 campaign' }));
    const question = await screen.findByRole('alertdialog', { name: 'Import this campaign?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Import' }));
    await dialog.findByText('1 campaign imported as templates.');
    await expect(localStorage.getItem('adlane.campaignImport')).toBe('9');
    await userEvent.click(dialog.getByRole('button', { name: 'Show templates' }));
    await screen.findByText('Campaign imported successfully.');
    await expect(localStorage.getItem('adlane.campaignImport')).toBeNull();
  },
};
