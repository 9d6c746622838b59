import type { Api } from '@adlane/api-client';
import { errorMessages } from '@adlane/contract/constants';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findFilter } from '../../../story/chooseFilter';
import { OtherUser, saveAsOtherUser } from '../../../story/OtherUser';
import { NichesScreen } from './NichesScreen';
import statesMeta from './NichesScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Taxonomy/NichesScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The seeded niches and categories, served by the API in the tab.
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function chooseAction({ canvas, userEvent }: Play, name: string, action: string) {
  const button = { name: `Actions for ${name}` };
  await userEvent.click(await canvas.findByRole('button', button));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

async function typeName({ userEvent }: Play, name: string) {
  const field = await screen.findByRole('textbox', { name: /Name/ });
  await userEvent.clear(field);
  await userEvent.type(field, name);
}

async function findRow({ canvas }: Play, name: string) {
  return canvas.findByRole('row', { name: new RegExp(name) });
}

export const AddsANiche: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const add = { name: 'Add niche' };
    await userEvent.click(await canvas.findByRole('button', add));
    await typeName(context, 'Bike repair');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', add));
    await canvas.findByText('Bike repair');
  },
};

export const RenamesANiche: Story = {
  parameters: { showsMessages: ['nicheUpdated'] },
  play: async (context) => {
    await chooseAction(context, 'Dental', 'Edit');
    await typeName(context, 'Dentists');
    await context.userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Niche updated successfully.');
    await context.canvas.findByText('Dentists');
  },
};

async function renameDental(client: Api['client']) {
  const [niche] = (await client.niches.list({ query: { search: 'Dental' } })).data;
  if (!niche) throw new Error('The seeded world has no such niche.');
  const body = { name: 'Dental by another user', base_updated_at: niche.updated_at };
  return client.niches.update({ params: { id: niche.id }, body });
}

export const RefusesTheUndoAfterAnotherUsersSave: Story = {
  render: (args) => (
    <OtherUser save={renameDental}>
      <NichesScreen {...args} />
    </OtherUser>
  ),
  play: async (context) => {
    await chooseAction(context, 'Dental', 'Deactivate');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await saveAsOtherUser(context);
    await context.userEvent.click(undo);
    await context.canvas.findByText(new RegExp(errorMessages.editConflict));
    await expect(await findRow(context, 'Dental by another user')).toHaveTextContent('Inactive');
  },
};

export const DeactivatesANicheAndUndoes: Story = {
  play: async (context) => {
    await chooseAction(context, 'Dental', 'Deactivate');
    const row = await findRow(context, 'Dental');
    await waitFor(() => expect(row).toHaveTextContent('Inactive'));
    await context.userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await findRow(context, 'Dental')).not.toHaveTextContent('Inactive'));
  },
};

export const DeletesANiche: Story = {
  parameters: { showsMessages: ['deleteNiche', 'nicheDeleted'] },
  play: async (context) => {
    await chooseAction(context, 'Dental', 'Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete this niche?' });
    await context.userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(context.canvas.queryByText('Dental')).not.toBeInTheDocument());
  },
};

export const ApprovesARequestedNiche: Story = {
  parameters: { url: '?tab=requests' },
  play: async ({ canvas, userEvent }) => {
    const approve = { name: 'Approve Dog Grooming' };
    await userEvent.click(await canvas.findByRole('button', approve));
    await canvas.findByText('No pending niches');
    await userEvent.click(canvas.getByRole('tab', { name: 'All niches' }));
    await canvas.findByText('Dog Grooming');
  },
};

export const RejectsARequestedNicheWithAReason: Story = {
  parameters: { url: '?tab=requests' },
  play: async ({ canvas, userEvent }) => {
    const reject = { name: 'Reject Dog Grooming' };
    await userEvent.click(await canvas.findByRole('button', reject));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Use Pets.');
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await canvas.findByText('No pending niches');
    await userEvent.click(canvas.getByRole('button', { name: 'Show rejected niches' }));
    await expect(await findFilter({ canvas }, 'Status is Rejected')).toBeVisible();
    await canvas.findByText('Use Pets.');
  },
};

export const AddsACategoryRenamesAndMergesIt: Story = {
  parameters: { showsMessages: ['categoryUpdated'], url: '?tab=categories' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const add = { name: 'Add category' };
    await userEvent.click(await canvas.findByRole('button', add));
    await typeName(context, 'Aaa temporary');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', add));
    await chooseAction(context, 'Aaa temporary', 'Edit');
    await typeName(context, 'Aaa renamed');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await findRow(context, 'Aaa renamed');
    await chooseAction(context, 'Aaa renamed', 'Merge');
    const target = await screen.findByRole('combobox', { name: /Merge into/ });
    await userEvent.click(target);
    const [option] = await screen.findAllByRole('option');
    if (!option) throw new Error('There is no category to merge into.');
    await userEvent.click(option);
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(canvas.queryByText('Aaa renamed')).not.toBeInTheDocument());
  },
};

export const RequiresTheCategoryOfASubCategory: Story = {
  parameters: { url: '?tab=sub-categories' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    // An empty list has the button elsewhere than one that loads.
    await canvas.findByRole('region', { busy: false });
    const [add] = canvas.getAllByRole('button', { name: 'Add sub-category' });
    if (add) await userEvent.click(add);
    await typeName(context, 'Families');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add sub-category' }));
    await dialog.findByText('This field is required.');
    await userEvent.click(dialog.getByRole('combobox', { name: /Category/ }));
    const [category] = await screen.findAllByRole('option');
    if (!category) throw new Error('There is no category.');
    await userEvent.click(category);
    await userEvent.click(dialog.getByRole('button', { name: 'Add sub-category' }));
    await findRow(context, 'Families');
  },
};
