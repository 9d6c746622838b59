import { useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { agencyTicketFixture } from '../../inbox/inbox.fixtures';
import { content, head, resources } from '../pageResources.fixtures';
import { TicketScreen } from './TicketScreen';
import { ticket } from './TicketScreen.fixtures';
import statesMeta from './TicketScreen.stories';

/** The first ticket of the seeded world with a replay. */
function RecordedTicket() {
  const { queries } = useApi();
  const { data } = useQuery(queries.tickets.list.query({ query: {} }));
  const row = data?.data.find(({ hasReplay }) => hasReplay);
  return row ? (
    <TicketScreen
      ticketId={row.id}
      listHref="#/super-admin/tickets"
      ticketHref={(id) => `#/super-admin/tickets/${id}`}
      inboxHref={(id) => `#/super-admin/inbox/ticket/${id}`}
      onDeleted={() => undefined}
    />
  ) : null;
}
const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Tickets/TicketScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const longUrl = `https://brightside-dental.example/book?${'step=treatment&'.repeat(20)}`;

/** Values begin on one line in the whole panel, in the reading direction, and addresses begin with their scheme. */
export const LinesUpFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  beforeEach: ({ msw }) => {
    msw.use(mock(contract.tickets.view).ok({ ...ticket, currentUrl: longUrl }));
  },
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('combobox', { name: 'Status' });
    const email = canvas.getByRole('link', { name: 'maya@brightside-dental.example' });
    const userId = document.createRange();
    userId.selectNodeContents(canvas.getByText('user-1042'));
    const start = status.getBoundingClientRect().right;
    const emailValue = email.closest('dd');
    await expect(emailValue?.getBoundingClientRect().right).toBeCloseTo(start, 0);
    await expect(userId.getBoundingClientRect().right).toBeCloseTo(start, 0);
    await expect(emailValue?.scrollWidth).toBe(emailValue?.clientWidth);
    const [visited] = canvas.getAllByRole('link', { name: longUrl });
    const line = visited?.parentElement?.getBoundingClientRect();
    await expect(visited?.getBoundingClientRect().left).toBeCloseTo(line?.left ?? 0, 0);
  },
};

/** A failed call of a report from the ads app leads to its request, in the tab that has it. */
export const ShowsACallInTheNetworkLog: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mock(contract.tickets.view).ok({ ...agencyTicketFixture, hasScreenshot: false }));
  },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('button', {
      name: 'Show in the network log: POST /api/v1/launches',
    });
    await userEvent.click(link);
    await expect(canvas.getByRole('tab', { name: /^Network / })).toHaveAttribute('aria-selected', 'true');
    const answer = await canvas.findByText('{"message":"Facebook did not answer."}');
    await waitFor(() => expect(answer).toBeVisible());
    await expect(document.activeElement).toHaveTextContent('https://app.adlane.test/api/v1/launches');
  },
};

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /The total shows NaN/ })).toBeVisible();
    await expect(canvas.getByText('Maya Lindqvist')).toBeVisible();
    await expect(canvas.getByText('user-1042')).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Recording' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('tab', { name: 'Screenshot' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await expect(await canvas.findByText('SMILE20')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Console (3)' }));
    await expect(await canvas.findByText(/TypeError: Cannot read/)).toBeVisible();
    await expect(canvas.getAllByText(/^\d\d:\d\d:\d\d[.,]123$/)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('tab', { name: 'Network (3)' }));
    await userEvent.click(await canvas.findByText(/api\/treatments/));
    await expect(canvas.getByText('{"data":[]}')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Replay' }));
    await expect(await canvas.findByText('No replay')).toBeVisible();
  },
};

export const WithRecording: Story = {
  parameters: { urlState: '?tab=recording' },
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.view).ok({ ...ticket, hasRecording: true }));
    msw.use(
      mock(contract.tickets.recording).ok({
        filename: 'screen-recording-7.webm',
        type: 'video/webm',
        body: new Blob([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3])], { type: 'video/webm' }),
      }),
    );
  },
  play: async ({ canvas }) => {
    const video = await canvas.findByLabelText('Screen recording');
    await waitFor(() => expect(video).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
  },
};

export const RecordingElsewhere: Story = {
  parameters: { urlState: '?tab=recording' },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.tickets.view).ok({ ...ticket, screenRecordingUrl: 'https://files.example/a.webm' }),
    );
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Open the recording (stored outside Adlane)' });
    await expect(link).toHaveAttribute('href', 'https://files.example/a.webm');
  },
};

export const ChangeStatus: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.update).ok({ ...ticket, status: 'DONE' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status' }), 'Done');
    await waitFor(() => expect(screen.getByText('Ticket is done')).toBeVisible());
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('DONE');
  },
};

/** The API in the tab: every change is stored. */
export const WorksOnATicket: Story = {
  globals: { role: 'Agency' },
  beforeEach({ msw }) {
    msw.resetHandlers();
  },
  render: () => <RecordedTicket />,
  play: async ({ canvas, userEvent }) => {
    const priority = await canvas.findByRole('combobox', { name: 'Priority' });
    await userEvent.selectOptions(priority, 'Low');
    await screen.findByText('Priority changed.');
    const assignee = canvas.getByRole('combobox', { name: 'Assignee' });
    await waitFor(() => expect(assignee).toBeEnabled());
    const person = within(assignee).getAllByRole('option')[1];
    if (!person) throw new Error('There is no one to assign.');
    await userEvent.selectOptions(assignee, person);
    await screen.findByText('Ticket assigned.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Duplicate of' }), '999999');
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await screen.findByText(/Please enter the number of another ticket/);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: /^Delete ticket #\d+\?$/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete ticket' }));
    await screen.findByText('Ticket deleted.');
  },
};

export const StatusRefused: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.update).error());
  },
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'Done');
    await waitFor(() => expect(status).toHaveValue('OPEN'));
  },
};

/** The server has fetched them while the ticket is open. */
export const ResourcesArrive: Story = {
  beforeEach({ msw }) {
    const html = `<html><head>${head}</head><body>${content}</body></html>`;
    const page = { html, baseUrl: 'https://brightside-dental.example/', isMobile: false };
    msw.use(mock(contract.tickets.screenshot).ok({ ...page, width: 800, height: 400, x: 0, y: 0 }));
    msw.use(mock(contract.tickets.resources).ok(resources));
  },
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const logo = resources['https://cdn.example/logo.svg'];
    const findPage = () => canvasElement.querySelector('iframe')?.srcdoc ?? '';
    await userEvent.click(await canvas.findByRole('tab', { name: 'Screenshot' }));
    await waitFor(() => expect(findPage()).toContain('Book a visit'));
    await expect(findPage()).not.toContain(logo);
    msw.use(mock(contract.tickets.update).ok({ ...ticket, hasResources: true }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Done');
    await waitFor(() => expect(findPage()).toContain(logo));
  },
};

/** No override: ticket, screenshot and replay come from the API in the tab. */
export const FromTheWorld: Story = {
  parameters: { urlState: 'tab=replay' },
  beforeEach({ msw }) {
    msw.resetHandlers();
  },
  render: () => <RecordedTicket />,
  play: async ({ canvas, userEvent }) => {
    const play = await canvas.findByRole('button', { name: 'Play' });
    await waitFor(() => expect(play).toBeEnabled());
    await userEvent.click(canvas.getByRole('tab', { name: 'Screenshot' }));
    await expect(await canvas.findByRole('img', { name: /The page as the visitor saw it/ })).toBeVisible();
  },
};

export const ScreenshotFailed: Story = {
  parameters: { urlState: 'tab=screenshot' },
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.screenshot).error());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Technical Problem');
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.view).slow());
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the ticket' })).toBeVisible();
  },
};

export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.view).refuse('NOT_FOUND', 'Not found.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not found.');
  },
};

export const EmptyLogs: Story = {
  parameters: { urlState: 'tab=console' },
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.view).ok({ ...ticket, title: '', reportedBy: null, consoleLog: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No console messages')).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach({ msw }) {
    const title = 'Nothing has worked since this morning and support does not answer. '.repeat(5);
    const currentUrl = `javascript:alert('${'x'.repeat(300)}')`;
    msw.use(
      mock(contract.tickets.view).ok({
        ...ticket,
        title,
        currentUrl,
        formData: { description: 'y'.repeat(2000) },
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
  },
};

/** On a phone the properties are below everything that was sent: the heading has the status. */
export const StatusOnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Status' });
    const badge = canvas.getAllByText('Open').find(({ localName }) => localName !== 'option');
    await expect(badge).toBeVisible();
    const tabs = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(badge?.getBoundingClientRect().bottom).toBeLessThan(tabs.top);
  },
};

/** As widgets of Gleap name it. */
export const NamesTheBrowser: Story = {
  parameters: { urlState: 'tab=details' },
  beforeEach({ msw }) {
    const metaData = { ...ticket.metaData, browserName: 'Chrome(142)' };
    msw.use(mock(contract.tickets.view).ok({ ...ticket, metaData }));
  },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByText('Browser');
    await expect(name?.closest('dt')?.nextElementSibling).toHaveTextContent(/^Chrome 142$/);
  },
};
