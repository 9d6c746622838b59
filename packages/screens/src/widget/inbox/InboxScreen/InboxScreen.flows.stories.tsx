import { useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import type { Ticket } from '@adlane/contract/widget/tickets';
import { mock } from '@adlane/mocks';
import { Box } from '@adlane/ui';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseFilter } from '../../../story/chooseFilter';
import { openViews } from '../../../story/openViews';
import { page } from '../../tickets/PageScreenshot/PageScreenshot.fixtures';
import { visit } from '../../tickets/ReplayPlayer/ReplayPlayer.fixtures';
import {
  agencyTicketFixture,
  helpThreadFixture,
  inboxRows,
  inboxTicketFixture,
  inboxViewsFixture,
  ticketRow,
  ticketThreadFixture,
} from '../inbox.fixtures';
import { InboxScreen, type InboxScreenProps } from './InboxScreen';
import statesMeta, { FromTheAdsApp } from './InboxScreen.stories';

/** The inbox of the seeded world with its latest conversation, or ticket, open. */
function SeededInbox({ kind = 'conversation' }: { kind?: 'conversation' | 'ticket' }) {
  const { queries } = useApi();
  const [item, setItem] = useState<InboxScreenProps['item']>();
  const { data } = useQuery(queries.inbox.list.query({ query: { kind } }));
  const [row] = data?.data ?? [];
  return row ? <InboxScreen {...statesMeta.args} item={item ?? row} onOpen={setItem} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Inbox/InboxScreen/Flows',
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
    const field = await canvas.findByRole('textbox', { name: 'Reply' });
    const send = canvas.getByRole('button', { name: 'Send reply' });
    await expect(send).toBeDisabled();
    await userEvent.type(field, 'We look into it today.');
    await userEvent.click(send);
    const log = canvas.getByRole('log', { name: 'Messages' });
    await waitFor(() => expect(log).toHaveTextContent('We look into it today.'));
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reopen' })).toBeEnabled());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toBeEnabled());
  },
};

/** Totals of long lists and of saved views are counted up to 100. */
export const ShowsThatThereAreMore: Story = {
  beforeEach({ msw }) {
    const views = inboxViewsFixture.map((view) => ({ ...view, count: 100, has_more: true }));
    msw.use(
      mock(contract.inbox.list).ok({
        data: [...inboxRows],
        meta: { page: 4, per_page: 25, total: 100, has_more: true },
      }),
      mock(contract.listViews.list).ok({ data: views }),
    );
  },
  render: () => <InboxScreen {...statesMeta.args} item={undefined} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('76–100 of 100+');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeEnabled();
    const menu = await openViews({ canvas, userEvent }, 'All');
    await menu.findByRole('menuitemradio', { name: 'Billing (100+)' });
  },
};

export const AddsANoteWithAMention: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Internal note' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mention a team member' }));
    const [person] = await screen.findAllByRole('menuitem');
    if (person) await userEvent.click(person);
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await waitFor(() => expect(field).toHaveDisplayValue(/^@\S/));
    await userEvent.type(field, 'please look');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    const log = canvas.getByRole('log', { name: 'Messages' });
    await waitFor(() => expect(log).toHaveTextContent('please look'));
  },
};

export const ChangesSelectedItemsAndUndoes: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Inbox' }));
    const [first] = list.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    const bar = within(await canvas.findByRole('region', { name: 'Selected items' }));
    await userEvent.click(bar.getByRole('button', { name: 'Priority' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'High priority' }));
    await waitFor(() => expect(screen.getByText('Priority of 1 item changed.')).toBeVisible());
    await waitFor(() => expect(list.getAllByRole('listitem')[0]).toHaveTextContent('High'));
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Selected items' })).not.toBeInTheDocument(),
    );
  },
};

export const SavesAView: Story = {
  // As wide as on a laptop.
  decorators: [
    (Story) => (
      <Box maxW="60rem">
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await chooseFilter({ canvas, userEvent }, 'Priority', 'High');
    const unsaved = await openViews({ canvas, userEvent }, 'Unsaved view');
    await userEvent.click(unsaved.getByRole('menuitem', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Urgent');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    const saved = await openViews({ canvas, userEvent }, 'Urgent');
    const view = saved.getByRole('menuitemradio', { name: /^Urgent \(\d+\)$/ });
    await expect(view).toBeChecked();
    const count = Number(/\d+/.exec(view.textContent)?.[0]);
    await userEvent.keyboard('{Escape}');
    const list = within(await canvas.findByRole('list', { name: 'Inbox' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(count));
  },
};

export const ListsItsShortcuts: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Inbox' });
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('n');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus());
  },
};

export const InsertsASavedReply: Story = {
  beforeEach: statesMeta.beforeEach,
  render: (args) => <InboxScreen {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Reply' });
    await userEvent.click(field);
    await userEvent.keyboard('Sure. /ref');
    const list = within(await screen.findByRole('listbox', { name: 'Saved replies' }));
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveDisplayValue(/^Sure\. The money is back on your card/));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Insert a saved reply' }));
    await screen.findByRole('listbox', { name: 'Saved replies' });
    await userEvent.click(await screen.findByRole('option', { name: /^Greeting/ }));
    await waitFor(() => expect(field).toHaveDisplayValue(/^Hi Maya Ortiz, this is \S/));
    await userEvent.click(canvas.getByRole('button', { name: 'Internal note' }));
    await expect(canvas.queryByRole('button', { name: 'Insert a saved reply' })).not.toBeInTheDocument();
  },
};

export const RepliesToATicket: Story = {
  render: () => <SeededInbox kind="ticket" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reply' }), 'Fixed since this morning.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    const log = canvas.getByRole('log', { name: 'Messages' });
    await waitFor(() => expect(log).toHaveTextContent('Fixed since this morning.'));
  },
};

export const ShowsWhoWaits: Story = {
  beforeEach: statesMeta.beforeEach,
  render: (args) => <InboxScreen {...args} />,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Inbox' }));
    const [ticket, conversation] = list.getAllByRole('listitem');
    if (!ticket || !conversation) throw new Error('The list is empty.');
    await expect(within(ticket).getByRole('img', { name: /^Waiting since / })).toBeVisible();
    await expect(ticket).toHaveTextContent('checkout');
    await expect(within(conversation).queryByRole('img', { name: /^Waiting since / })).toBeNull();
    await expect(conversation).toHaveTextContent('billing');
    await expect(conversation).toHaveTextContent('Nora Brooks');
    const log = within(canvas.getByRole('log', { name: 'Messages' }));
    const replies = await log.findAllByRole('listitem');
    await expect(replies.filter(({ textContent }) => textContent?.includes('Seen '))).toHaveLength(1);
  },
};

/** Wide enough for three panes. */
const desktop = { viewport: { value: 'desktop', isRotated: false } };
const reported = 'The total shows NaN after I apply the voucher SMILE20.';

/** A report with everything, in the order in which it is read. */
export const ReportInItsThread: Story = {
  globals: desktop,
  args: { item: { kind: 'ticket', id: ticketRow.id } },
  beforeEach(context) {
    statesMeta.beforeEach(context);
    const { msw } = context;
    const { consoleLog } = inboxTicketFixture;
    msw.use(
      mock(contract.inbox.view).ok(ticketThreadFixture),
      mock(contract.inbox.read).ok({ ...ticketThreadFixture, unread: 0 }),
      mock(contract.tickets.view).ok({
        ...inboxTicketFixture,
        formData: { description: reported },
        consoleLog,
        hasScreenshot: true,
        hasReplay: true,
      }),
      mock(contract.tickets.screenshot).ok(page),
      mock(contract.tickets.replay).ok(visit),
    );
  },
  render: (args) => <InboxScreen {...args} />,
  play: async ({ canvas, userEvent }) => {
    const thread = within(await canvas.findByRole('region', { name: 'Content and messages' }));
    const picture = await thread.findByRole('img', { name: /^The page as the visitor saw it/ });
    const text = thread.getByText(reported);
    const isAfter = Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(text.compareDocumentPosition(picture) & isAfter).toBe(isAfter);
    const replay = thread.getByRole('button', { name: 'Session replay' });
    await expect(picture.compareDocumentPosition(replay) & isAfter).toBe(isAfter);
    await expect(thread.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
    await userEvent.click(replay);
    await expect(await thread.findByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.click(thread.getByRole('button', { name: 'Console (3)' }));
    await expect(await thread.findByText(/TypeError: Cannot read/)).toBeVisible();
    const details = within(canvas.getByRole('region', { name: 'Details' }));
    await expect(details.getByRole('combobox', { name: 'Status' })).toBeVisible();
    await expect(await details.findByRole('heading', { name: 'Maya Ortiz' })).toBeVisible();
  },
};

const listReportHandlers = (report: Ticket) => [
  mock(contract.inbox.view).ok(ticketThreadFixture),
  mock(contract.inbox.read).ok({ ...ticketThreadFixture, unread: 0 }),
  mock(contract.tickets.view).ok({ ...report, hasScreenshot: false }),
  mock(contract.tickets.similar).ok({ data: [] }),
];

export const ShowsWhatAnAgencyWasDoing: Story = {
  args: FromTheAdsApp.args,
  beforeEach(context) {
    statesMeta.beforeEach(context);
    context.msw.use(...listReportHandlers(agencyTicketFixture));
  },
  render: (args) => <InboxScreen {...args} />,
  play: async ({ canvas, userEvent }) => {
    const thread = within(await canvas.findByRole('region', { name: 'Content and messages' }));
    const page = await thread.findByText('/agency/ads/your-ads/templates/12');
    await expect(page.closest('a')).toBeNull();
    const agency = thread.getByRole('link', { name: 'Brooks Growth' });
    await expect(agency).toHaveAttribute('href', '#/super-admin/subscriber?search=Brooks Growth');
    const template = thread.getByRole('link', { name: '#12' });
    await expect(template).toHaveAttribute('href', expect.stringMatching(/&next=template\/12$/));
    await expect(thread.getByText('POST /api/v1/launches')).toBeVisible();
    await expect(thread.getByText(/Request 0f8b6c1d2e3a4f50/)).toBeVisible();
    await expect(thread.getByText('No answer')).toBeVisible();
    const links = thread.getAllByRole('button', { name: /^Show in the network log: / });
    await expect(links).toHaveLength(1);
    await userEvent.click(thread.getByRole('button', { name: /: POST \/api\/v1\/launches$/ }));
    const request = await thread.findByText('{"message":"Facebook did not answer."}');
    await waitFor(() => expect(request).toBeVisible());
    await expect(document.activeElement).toHaveTextContent('https://app.adlane.test/api/v1/launches');
  },
};

export const ShowsNothingOfTheAdsAppForOtherData: Story = {
  args: FromTheAdsApp.args,
  beforeEach(context) {
    statesMeta.beforeEach(context);
    const customData = { work: { agency: 5, page: ['/agency'], failed_calls: 'none' } };
    context.msw.use(...listReportHandlers({ ...inboxTicketFixture, customData }));
  },
  render: (args) => <InboxScreen {...args} />,
  play: async ({ canvas, userEvent }) => {
    const thread = within(await canvas.findByRole('region', { name: 'Content and messages' }));
    await userEvent.click(await thread.findByRole('button', { name: 'Raw data' }));
    await thread.findByText('work');
    await expect(thread.queryByText('In the ads app')).toBeNull();
  },
};

export const ShowsAnAnswerFromTheHelpCenter: Story = {
  beforeEach(context) {
    statesMeta.beforeEach(context);
    context.msw.use(
      mock(contract.inbox.view).ok(helpThreadFixture),
      mock(contract.inbox.read).ok(helpThreadFixture),
    );
  },
  render: (args) => <InboxScreen {...args} />,
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('log', { name: 'Messages' }));
    await expect(log.getByText('Bright Smiles (bot)')).toBeVisible();
    await expect(log.getByText('This may help:')).toBeVisible();
    await expect(log.getByRole('blockquote')).toHaveTextContent('Your invoices are under Settings.');
    await expect(canvas.getByText('Bot answers')).toBeVisible();
  },
};

export const DetailsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Reply' });
    await expect(canvas.queryByRole('region', { name: 'List' })).not.toBeInTheDocument();
    await userEvent.keyboard('a');
    const drawer = within(await screen.findByRole('dialog', { name: 'Details' }));
    await waitFor(() => expect(drawer.getByRole('combobox', { name: 'Assignee' })).toHaveFocus());
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Priority' }), 'High priority');
    await screen.findByText('Priority changed.');
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const WorksByKeyboard: Story = {
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Inbox' }));
    const heading = () => canvas.getByRole('heading', { level: 1 }).textContent;
    const before = heading();
    await userEvent.keyboard('j');
    await waitFor(() => expect(heading()).not.toBe(before));
    await userEvent.keyboard('k');
    await waitFor(() => expect(heading()).toBe(before));
    await userEvent.keyboard('x');
    await waitFor(() => expect(list.getAllByRole('checkbox', { checked: true })).toHaveLength(1));
    await userEvent.keyboard('x');
    await canvas.findByRole('textbox', { name: 'Reply' });
    await userEvent.keyboard('e');
    await canvas.findByRole('button', { name: 'Reopen' });
    await userEvent.keyboard('u');
    await screen.findByText('Marked as unread.');
    await userEvent.keyboard('s');
    await screen.findByText('Snoozed until tomorrow.');
    await userEvent.keyboard('/');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    canvas.getByRole('searchbox').blur();
    await userEvent.keyboard('a');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Assignee' })).toHaveFocus());
  },
};
