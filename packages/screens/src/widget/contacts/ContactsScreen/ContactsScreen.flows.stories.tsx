import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import statesMeta from './ContactsScreen.stories';

/** The seeded world, served by the API in the tab. */
const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Contacts/ContactsScreen/Flows',
  tags: ['flow', '!autodocs'],
  globals: { role: 'SuperAdmin' },
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const FindsAContact: Story = {
  play: async ({ canvas, userEvent }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/contacts\/\d+$/));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search contacts' }), 'zzzz');
    await waitFor(() => expect(canvas.queryAllByRole('link')).toHaveLength(0));
  },
};
