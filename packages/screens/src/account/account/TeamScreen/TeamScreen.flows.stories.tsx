import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import statesMeta from './TeamScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Account/TeamScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The seeded agency, served by the API in the tab. */
export const InvitesAndRemovesAMember: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a team member' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /First name/ }), 'Jo');
    await userEvent.type(dialog.getByRole('textbox', { name: /Last name/ }), 'Lind');
    await userEvent.type(dialog.getByRole('textbox', { name: /Email/ }), 'jo.lind@mail.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    const remove = await canvas.findByRole('button', { name: 'Remove Jo Lind' });
    await userEvent.click(remove);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(remove).not.toBeInTheDocument());
  },
};
