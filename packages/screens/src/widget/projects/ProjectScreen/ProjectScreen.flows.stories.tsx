import { type Api, useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseMine, OtherUser, saveAsOtherUser } from '../../../story/OtherUser';
import { installation, noPeople } from '../projects.fixtures';
import { ProjectScreen } from './ProjectScreen';
import statesMeta from './ProjectScreen.stories';

/** The first project of the seeded world. */
function SeededProject() {
  const { queries } = useApi();
  const { data } = useQuery(queries.projects.list.query({ query: {} }));
  const [row] = data?.data ?? [];
  return row ? <ProjectScreen {...statesMeta.args} projectId={row.id} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Projects/ProjectScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const isChecked = (box: HTMLElement) => box instanceof HTMLInputElement && box.checked;

/** The API in the tab. */
const real: Pick<Story, 'render' | 'beforeEach' | 'globals'> = {
  globals: { role: 'SuperAdmin' },
  beforeEach({ msw }) {
    msw.resetHandlers();
  },
  render: () => <SeededProject />,
};

export const ReportsTheFirstPageLoad: Story = {
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Waiting for the first page load')).toBeVisible();
    const script = canvas.getByRole('region', { name: 'Snippet' });
    await expect(script).toHaveTextContent('data-key="k3yOfBrightsideDental"');
    await expect(canvas.getByRole('region', { name: 'Code for Gleap' })).toHaveTextContent(
      'Gleap.setWSApiUrl("wss://ads.example.com/sdk/realtime")',
    );
    const now = new Date().toISOString();
    const seen = { first_seen_at: now, first_seen_host: 'shop.example' };
    const last = { last_seen_at: now, last_seen_host: 'shop.example' };
    msw.use(mock(contract.projects.installation).ok({ ...installation, ...seen, ...last }));
    await expect(await canvas.findByText('Installed on shop.example')).toBeVisible();
  },
};

/** Each code has its name above, and the button that copies it covers no code, in either reading direction. */
export const NamesEachSnippet: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    for (const name of ['Code for React and Next.js', 'Code for Vue']) {
      const code = await canvas.findByRole('region', { name });
      await expect(canvas.getByText(name)).toBeVisible();
      const button = within(code.parentElement ?? code).getByRole('button', { name: 'Copy' });
      const { bottom } = button.getBoundingClientRect();
      await expect(code.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    }
  },
};

const exported = JSON.stringify({
  tickets: [
    { id: 'gleap-1', type: 'INQUIRY', title: 'Where is my order?', session: { id: 'gleap-s1', name: 'Mia' } },
    { id: 'gleap-2', type: 'INQUIRY', title: 'Lost', session: 'unknown' },
  ],
  messages: [{ id: 'gleap-3', ticket: 'gleap-1', data: { content: 'Hello' }, session: { id: 'gleap-s1' } }],
});
const exportFile = (content: string) => new File([content], 'gleap.json', { type: 'application/json' });

export const ImportsFromGleap: Story = {
  ...real,
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Export of Gleap');
    await userEvent.upload(input, exportFile('{"users":[]}'));
    await expect(await canvas.findByText(/This file has nothing of Gleap/)).toBeVisible();
    await userEvent.upload(input, exportFile(exported));
    await expect(await canvas.findByText('Import finished.')).toBeVisible();
    const getResult = () => canvas.getByRole('status', { name: 'Result of the import' });
    await expect(getResult()).toHaveTextContent('1 imported, 0 already here, 1 skipped');
    await expect(getResult()).toHaveTextContent('Skipped: 1 × Import the session that it belongs to first.');
    await userEvent.upload(input, exportFile(exported));
    await waitFor(() => expect(getResult()).toHaveTextContent('0 imported, 1 already here, 1 skipped'));
  },
};

export const ContinuesAnInterruptedImport: Story = {
  beforeEach({ msw }) {
    const done = { imported: 2, existing: 0, skipped: [], incomplete: [] };
    msw.use(
      http.post('*/api/v1/projects/:id/gleap-import', async ({ request }) =>
        (await request.text()).includes('"messages"') ? HttpResponse.error() : HttpResponse.json(done),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Export of Gleap'), exportFile(exported));
    await expect(await canvas.findByText('The import did not finish')).toBeVisible();
    await expect(canvas.getByText(/Choose the same file again to continue/)).toBeVisible();
    const result = canvas.getByRole('status', { name: 'Result of the import' });
    await expect(result).toHaveTextContent('2 imported, 0 already here, 0 skipped');
  },
};

export const ChangesAppearanceAndForms: Story = {
  ...real,
  parameters: { url: '?tab=appearance' },
  play: async ({ canvas, userEvent }) => {
    const position = await canvas.findByRole('combobox', { name: 'Style and position' });
    await userEvent.selectOptions(position, 'Tab on the bottom edge');
    const text = canvas.getByRole('textbox', { name: /^Text/ });
    await userEvent.clear(text);
    await userEvent.type(text, 'Any ideas?');
    const preview = canvas.getByRole('img', { name: 'Preview of the widget on a page' });
    await expect(preview).toHaveTextContent('Any ideas?');

    await userEvent.click(canvas.getByRole('tab', { name: 'Forms' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add form' }));
    const cards = canvas.getAllByRole('textbox', { name: /^Title/ });
    const title = cards[cards.length - 1];
    if (!title) throw new Error('The new form has no title.');
    await userEvent.clear(title);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Not saved')).toBeVisible();
    await userEvent.type(title, 'Praise us');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Titles in' }), 'German');
    const translated = canvas.getAllByRole('textbox', { name: /^Title/ });
    const last = translated[translated.length - 1];
    if (last) await userEvent.type(last, 'Lob');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Saved successfully.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled());
  },
};

export const CreatesAnIdentitySecret: Story = {
  ...real,
  parameters: { url: '?tab=keys' },
  play: async ({ canvas, userEvent }) => {
    const create = await canvas.findByRole('button', { name: 'Create secret' });
    await expect(canvas.getByRole('combobox', { name: 'Verify users' })).toBeDisabled();
    await userEvent.click(create);
    await expect(await canvas.findByRole('region', { name: 'Secret value' })).toHaveTextContent(
      /^[\w-]{20,}$/,
    );
    const mode = canvas.getByRole('combobox', { name: 'Verify users' });
    await waitFor(() => expect(mode).toBeEnabled());
    await userEvent.selectOptions(mode, 'Enforced: every user needs a correct hash');
    await waitFor(() => expect(mode).toHaveValue('enforced'));
    await userEvent.click(canvas.getByRole('button', { name: 'New secret' }));
    const question = await screen.findByRole('alertdialog', { name: 'Create a new secret?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Create secret' }));
    await expect(await canvas.findByText(/The previous secret is valid until/)).toBeVisible();
  },
};

export const ChoosesAnAnswerTime: Story = {
  parameters: { url: '?tab=inbox' },
  beforeEach({ msw }) {
    msw.use(
      http.put('*/api/v1/projects/:id/answer-time', async ({ request }) => {
        await expect(await request.json()).toEqual({ answer_minutes: 120 });
        return HttpResponse.json({ answer_minutes: 120 });
      }),
    );
  },
  play: async ({ canvas, userEvent, msw }) => {
    const time = await canvas.findByRole('combobox', { name: 'Notify after' });
    await expect(time).toHaveValue('never');
    msw.use(mock(contract.projects.answerTime).ok({ answer_minutes: 120 }));
    await userEvent.selectOptions(time, '2 hours');
    const toast = await screen.findByText('Answer time saved.');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(time).toHaveValue('120'));
  },
};

const officeHours = { time_zone: 'Europe/Berlin', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };

const availability = {
  reply_time: 'hours' as const,
  office_hours: officeHours,
  updated_at: '2026-11-02T09:00:00.000Z',
};
const theirAvailability = {
  ...availability,
  office_hours: { ...officeHours, to: '15:00' },
  updated_at: '2026-11-02T10:00:00.000Z',
};

export const ChoosesOfficeHours: Story = {
  parameters: { url: '?tab=inbox' },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.projects.availability).ok(availability),
      http.put('*/api/v1/projects/:id/availability', async ({ request }) => {
        const office_hours = { ...officeHours, days: [1, 2, 3, 4, 5, 6] };
        await expect(await request.json()).toEqual({
          reply_time: 'day',
          office_hours,
          base_updated_at: availability.updated_at,
        });
        const updated_at = theirAvailability.updated_at;
        return HttpResponse.json({ reply_time: 'day', office_hours, updated_at });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const replyTime = await canvas.findByRole('combobox', { name: 'Reply time' });
    await expect(replyTime).toHaveValue('hours');
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveValue('09:00');
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Berlin');
    const saturday = canvas.getByRole('checkbox', { name: 'Sat' });
    await expect(saturday).not.toBeChecked();
    await userEvent.selectOptions(replyTime, 'Within a day');
    await userEvent.click(saturday);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const toast = await screen.findByText('Availability saved.');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(saturday).toBeChecked());
  },
};

export const ShowsOfficeHoursThatAnotherUserSaved: Story = {
  parameters: { url: '?tab=inbox' },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.projects.availability).ok(availability),
      http.put('*/api/v1/projects/:id/availability', async ({ request }) => {
        const body: unknown = await request.json();
        const isBased = Reflect.get(Object(body), 'base_updated_at') === theirAvailability.updated_at;
        return isBased
          ? HttpResponse.json({ ...Object(body), updated_at: '2026-11-02T11:00:00.000Z' })
          : HttpResponse.json(
              { message: 'Another user saved meanwhile.', code: 'EDIT_CONFLICT', stored: theirAvailability },
              { status: 409 },
            );
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const to = await canvas.findByRole('combobox', { name: 'To' });
    await userEvent.selectOptions(to, '20:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const choice = await screen.findByRole('alertdialog');
    await expect(choice).toHaveTextContent('15:00');
    await userEvent.click(within(choice).getByRole('button', { name: 'Discard my changes' }));
    await waitFor(() => expect(to).toHaveValue('15:00'));
  },
};

export const LimitsTheMessagesPerVisitor: Story = {
  parameters: { url: '?tab=outbound' },
  beforeEach({ msw }) {
    msw.use(
      http.put('*/api/v1/projects/:id/pace', async ({ request }) => {
        await expect(await request.json()).toEqual({ messages_per_day: null });
        return HttpResponse.json({ messages_per_day: null });
      }),
    );
  },
  play: async ({ canvas, userEvent, msw }) => {
    const limit = await canvas.findByRole('combobox', { name: /^Messages per visitor/ });
    await expect(limit).toHaveDisplayValue('4 a day');
    msw.use(mock(contract.outboundMessages.pace).ok({ messages_per_day: null }));
    await userEvent.selectOptions(limit, 'No limit');
    const toast = await screen.findByText('Message limit saved.');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(limit).toHaveDisplayValue('No limit'));
  },
};

export const ErasesAPersonAndChangesRetention: Story = {
  parameters: { url: '?tab=people' },
  beforeEach({ msw }) {
    msw.use(mock(contract.people.delete).ok({ message: 'Deleted successfully.' }));
    msw.use(
      http.put('*/api/v1/projects/:id/retention', async ({ request }) => {
        // The other period may be another user's by now.
        await expect(await request.json()).toEqual({ retention_days: 365 });
        return HttpResponse.json({ retention_days: 365, replay_days: 90 });
      }),
    );
  },
  play: async ({ canvas, userEvent, msw }) => {
    const period = await canvas.findByRole('combobox', { name: /^Tickets, conversations and visitors/ });
    await expect(period).toHaveValue('forever');
    msw.use(mock(contract.people.retention).ok({ retention_days: 365, replay_days: 90 }));
    await userEvent.selectOptions(period, 'Delete after 365 days');
    const toast = await screen.findByText('Retention saved.');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(period).toHaveValue('365'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Robin de Wit' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Erase' }));
    const question = await screen.findByRole('alertdialog', { name: 'Erase Robin de Wit?' });
    msw.use(mock(contract.people.list).ok(noPeople));
    const erase = within(question).getByRole('button', { name: 'Erase person' });
    await waitFor(() => expect(erase).toBeEnabled());
    await userEvent.click(erase);
    await expect(await canvas.findByText('No people yet')).toBeVisible();
  },
};

async function changeFirstConfig(client: Api['client']) {
  const [project] = (await client.projects.list({ query: {} })).data;
  if (!project) throw new Error('The seeded world has no project.');
  const params = { id: project.id };
  const { version, config } = await client.projects.config({ params });
  const theirs = { ...config, enableNetworkLogs: !config.enableNetworkLogs };
  return client.projects.updateConfig({ params, body: { version, config: theirs } });
}

export const MergesMyChangesIntoAnotherUsersSave: Story = {
  ...real,
  parameters: { url: '?tab=privacy' },
  render: () => (
    <OtherUser save={changeFirstConfig}>
      <SeededProject />
    </OtherUser>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shortcut = await canvas.findByRole('checkbox', { name: /^Ctrl\+U/ });
    const requests = canvas.getByRole('checkbox', { name: 'Log requests' });
    const [hadShortcut, hadRequests] = [isChecked(shortcut), isChecked(requests)];
    await saveAsOtherUser(context);
    await userEvent.click(shortcut);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const choice = await screen.findByRole('alertdialog', { name: 'Another user changed this project' });
    await userEvent.click(within(choice).getByRole('button', { name: 'Keep my changes' }));
    await screen.findByText('Saved successfully.');
    const find = (name: RegExp) => canvas.getByRole('checkbox', { name });
    await waitFor(() => expect(isChecked(find(/^Log requests/))).toBe(!hadRequests));
    await expect(isChecked(find(/^Ctrl\+U/))).toBe(!hadShortcut);
  },
};

async function recolorFirstProject(client: Api['client']) {
  const [project] = (await client.projects.list({ query: {} })).data;
  if (!project) throw new Error('The seeded world has no project.');
  const params = { id: project.id };
  const { version, config } = await client.projects.config({ params });
  const theirs = { ...config, color: '#112233', headerColor: '#445566' };
  return client.projects.updateConfig({ params, body: { version, config: theirs } });
}

export const ShowsBothVersionsOfOneField: Story = {
  ...real,
  parameters: { url: '?tab=appearance' },
  render: () => (
    <OtherUser save={recolorFirstProject}>
      <SeededProject />
    </OtherUser>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const color = await canvas.findByRole('textbox', { name: /^Main color/ });
    await saveAsOtherUser(context);
    await userEvent.clear(color);
    await userEvent.type(color, '#778899');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await chooseMine(context, { record: 'project', theirs: '#112233', mine: '#778899' });
    await screen.findByText('Saved successfully.');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Main color/ })).toHaveValue('#778899'));
    await expect(canvas.getByRole('textbox', { name: /^Header/ })).toHaveValue('#445566');
  },
};
