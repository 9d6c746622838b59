import { contract } from '@adlane/contract';
import type { EmailTimes } from '@adlane/contract/account/notifications';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import statesMeta from './UserProfileScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Account/UserProfileScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const SavesTheProfile: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /First name/ });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('This field is required.');
    await userEvent.type(name, 'Eva');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved successfully.');
  },
};

export const ClearsThePasswordsAfterAChange: Story = {
  parameters: { showsMessages: ['passwordChanged'] },
  beforeEach({ msw }) {
    msw.use(mock(contract.account.changePassword).ok({ message: 'Password changed successfully.' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Current password/), 'adlane-demo');
    await userEvent.type(canvas.getByLabelText(/New password/), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await canvas.findByText('Password must be at least 8 characters');
    await userEvent.type(canvas.getByLabelText(/New password/), '-but-longer');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(canvas.getByLabelText(/New password/)).toHaveValue(''));
  },
};

const atOnce = { time_zone: 'UTC', quiet_hours: null, digest_at: null };

/** The first change waits for its answer until it is released, and is refused. */
const slow = { release: () => {}, sent: [] as unknown[] };

export const ShowsWhatIsStoredAfterTwoQuickChanges: Story = {
  beforeEach({ msw }) {
    const isReleased = new Promise<void>((release) => Object.assign(slow, { release, sent: [] }));
    let stored = [
      { kind: 'lead', in_app: true, email: true },
      { kind: 'launch', in_app: true, email: true },
    ];
    const path = `*${contract.notifications.updateSettings.path}`;
    msw.use(
      http.get(path, () => HttpResponse.json({ data: stored, email_times: atOnce })),
      http.put<never, { settings: typeof stored }>(path, async ({ request }) => {
        const { settings } = await request.json();
        slow.sent.push(...settings);
        if (slow.sent.length === 1) {
          await isReleased;
          return HttpResponse.json({ message: 'Not now.' }, { status: 422 });
        }
        stored = stored.map((each) => settings.find(({ kind }) => kind === each.kind) ?? each);
        return HttpResponse.json({ data: stored, email_times: atOnce });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const lead = await canvas.findByRole('switch', { name: 'New lead: in the app' });
    const launch = canvas.getByRole('switch', { name: 'A launch ends: by email' });
    await userEvent.click(lead);
    await userEvent.click(launch);
    await waitFor(() => expect(launch).not.toBeChecked());
    await expect(lead).not.toBeChecked();
    await waitFor(() => expect(slow.sent).toHaveLength(1));
    slow.release();
    await waitFor(() => expect(lead).toBeChecked());
    await expect(launch).not.toBeChecked();
    await expect(slow.sent).toEqual([
      { kind: 'lead', in_app: false, email: true },
      { kind: 'launch', in_app: true, email: false },
    ]);
  },
};

export const ChoosesQuietHoursAndADailyEmail: Story = {
  parameters: { showsMessages: ['saved'] },
  beforeEach({ msw }) {
    let email_times: EmailTimes = atOnce;
    const path = `*${contract.notifications.updateSettings.path}`;
    msw.use(
      http.get(path, () => HttpResponse.json({ data: [], email_times })),
      http.put<never, { email_times: EmailTimes }>(path, async ({ request }) => {
        ({ email_times } = await request.json());
        return HttpResponse.json({ data: [], email_times });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const quiet = await canvas.findByRole('combobox', { name: 'Quiet hours' });
    await expect(quiet).toHaveValue('none');
    await expect(canvas.queryByRole('combobox', { name: 'Time zone' })).toBeNull();
    await userEvent.selectOptions(quiet, 'At certain hours');
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'From' }), '22:00');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'To' }), '06:30');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Time zone' }), 'Europe/Berlin');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Emails' }),
      'One a day with all notifications',
    );
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Sent at' }), '09:30');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sent at' })).toHaveValue('09:30'));
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveValue('22:00');
    await userEvent.selectOptions(quiet, 'None');
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'From' })).toBeNull());
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Berlin');
  },
};
