import { useApi } from '@adlane/api-client';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { InboxScreen } from './InboxScreen';
import statesMeta from './InboxScreen.stories';

const wait = { timeout: 30_000 };

/** The latest conversation of the seeded world. */
function SeededInbox() {
  const { queries } = useApi();
  const { data } = useQuery(queries.inbox.list.query({ query: {} }));
  const [row] = data?.data ?? [];
  return row ? <InboxScreen {...statesMeta.args} conversationId={row.id} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Inbox/InboxScreen/Flows',
  tags: ['flow', '!autodocs'],
  globals: { role: 'SuperAdmin' },
  // The API in the tab.
  beforeEach: () => undefined,
  render: () => <SeededInbox />,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const RepliesAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Reply' }, wait);
    const send = canvas.getByRole('button', { name: 'Send reply' });
    await expect(send).toBeDisabled();
    await userEvent.type(field, 'We look into it today.');
    await userEvent.click(send);
    const log = canvas.getByRole('log', { name: 'Messages' });
    await waitFor(() => expect(log).toHaveTextContent('We look into it today.'), wait);
    await waitFor(() => expect(field).toHaveValue(''), wait);
    await userEvent.click(canvas.getByRole('button', { name: 'Close conversation' }));
    await expect(await canvas.findByRole('button', { name: 'Reopen' }, wait)).toBeEnabled();
    await expect(await canvas.findByText('Closed', { selector: 'li *' }, wait)).toBeVisible();
  },
};
