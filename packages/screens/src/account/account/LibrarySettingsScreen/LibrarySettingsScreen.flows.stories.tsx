import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import statesMeta from './LibrarySettingsScreen.stories';

/** The seeded agency, served by the API in the tab. */
const meta = {
  ...statesMeta,
  title: 'Screens/Account/Account/LibrarySettingsScreen/Flows',
  tags: ['flow', '!autodocs'],
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const RequestsANiche: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Dog Grooming');
    await userEvent.click(canvas.getByRole('button', { name: 'Request a niche' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a niche' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await dialog.findByText('This field is required.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Niche' }), 'Sailing schools');
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await canvas.findByText('Sailing schools');
  },
};

export const AddsAndDeletesATag: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add tag' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New tag' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Story tag');
    await userEvent.click(dialog.getByRole('button', { name: 'Add tag' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Story tag' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Story tag?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Story tag')).not.toBeInTheDocument());
  },
};
