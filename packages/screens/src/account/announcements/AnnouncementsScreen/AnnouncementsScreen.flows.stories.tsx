import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import statesMeta from './AnnouncementsScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Announcements/AnnouncementsScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The API in the tab, without announcements at first.
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const PublishesChangesAndDeletesAnAnnouncement: Story = {
  parameters: { showsMessages: ['deleteAnnouncement'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No announcements yet');
    const [button] = canvas.getAllByRole('button', { name: 'New announcement' });
    if (button) await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'New announcement' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect(await dialog.findAllByText('This field is required.')).toHaveLength(2);
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), 'Maintenance on Sunday');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Text/ }), 'From 2 to 3 AM.');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Style' }), 'Warning');
    await dialog.findByText('From 2 to 3 AM.', { selector: 'p' });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await canvas.findByText('Shown');

    const menu = { name: 'Actions for Maintenance on Sunday' };
    await userEvent.click(await canvas.findByRole('button', menu));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit the announcement' }));
    await expect(form.getByRole('textbox', { name: /^Text/ })).toHaveValue('<p>From 2 to 3 AM.</p>');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Shown to' }), 'Clients');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Clients', { selector: 'td, td *' });

    await userEvent.click(canvas.getByRole('button', menu));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this announcement?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Maintenance on Sunday')).not.toBeInTheDocument());
  },
};
