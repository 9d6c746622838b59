import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contactFixture, conversationRow, ticketRow } from '../../inbox/inbox.fixtures';
import statesMeta, { Guest } from './ContactScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Contacts/ContactScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const done = { ...ticketRow, status: 'DONE' } as const;

/** The answer goes to the open conversation, though a closed ticket changed later. */
export const RepliesInTheLatestOpenThread: Story = {
  beforeEach({ msw }) {
    const latest_items = [done, { ...conversationRow, status: 'OPEN' as const }];
    msw.use(mock(contract.contacts.view).ok({ ...contactFixture, latest_items }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Reply or add a note' })).toHaveAttribute(
      'href',
      `#/agency/inbox/conversation/${conversationRow.id}`,
    );
  },
};

/** With closed threads alone, the answer goes to the latest of them. */
export const RepliesInTheLatestThread: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.contacts.view).ok({ ...contactFixture, latest_items: [done] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Reply or add a note' })).toHaveAttribute(
      'href',
      `#/agency/inbox/ticket/${done.id}`,
    );
  },
};

/** A contact without threads has nothing to reply to. */
export const NothingToReplyTo: Story = {
  ...Guest,
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing from this contact yet.');
    await expect(canvas.queryByRole('link', { name: 'Reply or add a note' })).not.toBeInTheDocument();
  },
};
