import { contract } from '@adlane/contract';
import type { InstantFacebookLaunch } from '@adlane/contract/ads/launches';
import { mock } from '@adlane/mocks';
import { storyAccount, toListPage } from '@adlane/mocks/connections';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { storyFailure, storyLaunch, storySteps } from '../story/storyLaunch';
import {
  addClient,
  blockers,
  followLaunches,
  launch,
  press,
  sent,
  templateContent,
  toRow,
  type UserEvent,
} from './BulkLaunchDrawer.fixtures';
import statesMeta, * as states from './BulkLaunchDrawer.stories';

async function fillIn(userEvent: UserEvent): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: /Campaign name/ }), 'Spring smiles');
  const own = await toRow('Your agency');
  await userEvent.type(own.getByRole('textbox', { name: /Daily budget/ }), '25');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Countries/ }), 'NZ');
}

/** Through the ad and its audience, which are fine as they are. */
async function goToConfirm(continueToNextStep: () => Promise<void>): Promise<void> {
  await continueToNextStep();
  await screen.findByRole('group', { name: 'Images and videos' });
  await continueToNextStep();
  await screen.findByRole('region', { name: 'Placements' });
  await continueToNextStep();
  const heading = await screen.findByRole('heading', { name: 'Confirm your information below' });
  await expect(heading).toHaveFocus();
}
const meta = { ...statesMeta, title: 'Ad editor/BulkLaunchDrawer/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Clients: Story = {
  tags: ['picture'],
  play: async ({ userEvent }) => {
    const own = await toRow('Your agency');
    await expect(own.getByRole('combobox', { name: /Ad account/ })).toHaveValue('1');
    await expect(own.getByRole('combobox', { name: /Facebook page/ })).toHaveValue('2');
    await addClient(userEvent, 'Harbor Dental', '40');
    await expect(screen.getByRole('textbox', { name: /Campaign name/ })).toHaveValue('');
  },
};

/** Nothing goes on before every client has an account, a page and an amount. */
export const WhatIsMissing: Story = {
  play: async ({ userEvent }) => {
    await press(userEvent, 'Continue');
    const name = await screen.findByRole('textbox', { name: /Campaign name/ });
    await waitFor(() => expect(name).toBeInvalid());
    await waitFor(() => expect(name).toHaveFocus());
    await expect((await toRow('Your agency')).getByRole('textbox', { name: /Daily budget/ })).toBeInvalid();
    await press(userEvent, 'Remove Your agency');
    await press(userEvent, 'Continue');
    await expect(await screen.findByText('Please add at least one client.')).toBeVisible();
    await press(userEvent, 'Launch for your agency too');
    await toRow('Your agency');
  },
};

/** The ad follows the rules of templates, and needs everything that a launch needs. */
export const AdIsChecked: Story = {
  args: { begin: {} },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await press(userEvent, 'Continue');
    await screen.findByRole('group', { name: 'Images and videos' });
    await press(userEvent, 'Continue');
    await expect(await screen.findByText('Please select at least one image or video.')).toBeVisible();
    const headline = screen.getByRole('textbox', { name: 'Headline 1' });
    await expect(headline).toBeInvalid();
    // The first invalid field takes the focus, which would come between the letters.
    await waitFor(() => expect(document.activeElement).toBeInvalid());
    await userEvent.type(headline, 'A Headline That Is Far Too Long');
    await expect(await screen.findByText('Heading cannot exceed 30 characters')).toBeVisible();
  },
};

/** Each client gets a separate launch: account, amount and key. */
export const LaunchedForTwo: Story = {
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await addClient(userEvent, 'Harbor Dental', '40');
    await goToConfirm(() => press(userEvent, 'Continue'));
    const own = await toRow('Your agency');
    await expect(own.getAllByText('$25.00 a day')[0]).toBeVisible();
    const harbor = await toRow('Harbor Dental');
    await expect(harbor.getByText('$40.00 a day')).toBeVisible();
    await launch(userEvent, 'Launch 2 ads');
    await expect(await screen.findByText('2 of 2 launched')).toBeVisible();
    const launches = sent.mock.calls.map(([each]) => each);
    await expect(launches.map(({ body }) => [body.client_user_id, body.budget])).toEqual([
      [null, 2500],
      [3, 4000],
    ]);
    await expect(new Set(launches.map(({ key }) => key)).size).toBe(2);
    await expect(launches[0]?.body).toMatchObject({ templateMediaIds: [4], leadFormId: 1, templateContent });
    await expect(screen.getByRole('link', { name: 'View launched ads' })).toHaveAttribute(
      'href',
      '#launched-ads',
    );
  },
};

/** From the campaign's name to what became of it without a pointer. */
export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    async function write(on: HTMLElement, keys: string): Promise<void> {
      await waitFor(() => expect(on).toBeEnabled());
      on.focus();
      await userEvent.keyboard(keys);
    }
    const enter = async (name: string) => write(await screen.findByRole('button', { name }), '{Enter}');
    await write(await screen.findByRole('textbox', { name: /Campaign name/ }), 'Spring smiles');
    await write((await toRow('Your agency')).getByRole('textbox', { name: /Daily budget/ }), '25');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Countries/ }), 'NZ');
    await goToConfirm(() => enter('Continue'));
    await enter('Launch ad');
    await screen.findByRole('link', { name: 'View launched ads' });
  },
};

/** An error of one client's launch is shown at that client and does not stop the others. */
export const RefusedForOne: Story = {
  beforeEach({ msw }) {
    msw.use(
      http.post(`*${contract.launches.instantFacebook.path}`, async ({ request }) => {
        const body = (await request.clone().json()) as InstantFacebookLaunch;
        if (body.client_user_id !== 3 || body.budget !== 4000) return undefined;
        return HttpResponse.json(
          {
            status: 422,
            code: 'VALIDATION',
            message: 'The given data was invalid.',
            errors: { budget: ['The daily budget is too low.'] },
          },
          { status: 422 },
        );
      }),
    );
  },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await addClient(userEvent, 'Harbor Dental', '40');
    await goToConfirm(() => press(userEvent, 'Continue'));
    await launch(userEvent, 'Launch 2 ads');
    await expect(await screen.findByText('1 of 2 launched, 1 failed')).toBeVisible();
    await expect(await screen.findByText('Budget: The daily budget is too low.')).toBeVisible();
    await press(userEvent, 'Edit in this launch: Budget');
    const amount = (await toRow('Harbor Dental')).getByRole('textbox', { name: /Daily budget/ });
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(screen.getByText('The daily budget is too low.')).toBeVisible();
    // A launched row is not launched again.
    await expect(screen.queryByRole('region', { name: 'Your agency' })).not.toBeInTheDocument();
    await userEvent.clear(amount);
    await userEvent.type(amount, '50');
    await goToConfirm(() => press(userEvent, 'Continue'));
    await launch(userEvent, 'Launch ad');
    await expect(await screen.findByText('2 of 2 launched')).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(2);
  },
};

/** The review of each client is its own; one that is in the way can be left out. */
export const BlockedForOne: Story = {
  beforeEach({ msw }) {
    msw.use(
      http.post(`*${contract.launches.reviewInstantFacebook.path}`, async ({ request }) => {
        const { client_user_id } = (await request.json()) as InstantFacebookLaunch;
        const isFine = client_user_id === null;
        return HttpResponse.json({ blockers: isFine ? [] : blockers, steps: isFine ? storySteps : [] });
      }),
    );
  },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await addClient(userEvent, 'Harbor Dental', '40');
    await goToConfirm(() => press(userEvent, 'Continue'));
    const harbor = await toRow('Harbor Dental');
    await harbor.findByText('Headline 2: Emojis are not allowed.');
    await expect(screen.getByRole('button', { name: 'Launch 2 ads' })).toBeDisabled();
    await press(userEvent, 'Edit the ad: Headline 2');
    const headline = await screen.findByRole('textbox', { name: 'Headline 2' });
    await waitFor(() => expect(headline).toHaveFocus());
    await expect(screen.getByText('Emojis are not allowed.')).toBeVisible();
    await press(userEvent, 'Continue');
    await screen.findByRole('region', { name: 'Placements' });
    await press(userEvent, 'Continue');
    await press(userEvent, 'Remove Harbor Dental');
    await launch(userEvent, 'Launch ad');
    await expect(await screen.findByText('1 of 1 launched')).toBeVisible();
  },
};

/** A launch that may have been accepted without an answer is sent again under the same key. */
export const AgainUnderTheSameKey: Story = {
  beforeEach({ msw }) {
    msw.use(
      http.post(
        `*${contract.launches.instantFacebook.path}`,
        async ({ request }) => {
          sent({
            key: request.headers.get('idempotency-key'),
            body: (await request.json()) as InstantFacebookLaunch,
          });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
  },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await goToConfirm(() => press(userEvent, 'Continue'));
    await launch(userEvent, 'Launch ad');
    await screen.findByText(/Retrying won't launch the ad twice/);
    await press(userEvent, 'Edit');
    await launch(userEvent, 'Launch ad');
    await expect(await screen.findByText('1 of 1 launched')).toBeVisible();
    const [first, second] = sent.mock.calls.map(([each]) => each.key);
    await expect(second).toBe(first);
  },
};

/** Also two presses before the page was rendered again are one launch. */
export const LaunchesOnceOnADoubleClick: Story = {
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await goToConfirm(() => press(userEvent, 'Continue'));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Launch ad' });
    await waitFor(() => expect(button).toBeEnabled());
    button.click();
    button.click();
    await expect(await screen.findByText('1 of 1 launched')).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** An error of Facebook is shown with its step, and can be retried or rolled back for that client. */
export const FailsAtFacebook: Story = {
  beforeEach({ msw }) {
    msw.use(followLaunches((id) => ({ ...storyLaunch('failed', storyFailure), id })));
  },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await goToConfirm(() => press(userEvent, 'Continue'));
    await launch(userEvent, 'Launch ad');
    await screen.findByText(/Make sure you are an admin/);
    await expect(screen.getByRole('button', { name: 'Try again for Your agency' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Roll back for Your agency' })).toBeVisible();
  },
};

/** Undo and redo by keyboard; closing with unsaved input asks first. */
export const UndoAndReopen: Story = {
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: /Campaign name/ });
    await userEvent.type(name, 'Spring');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(name).toHaveValue(''));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(name).toHaveValue('Spring'));
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(name).toHaveValue('Spring');
  },
};

/** A client launches for itself: no clients can be added. */
export const ForAClient: Story = {
  args: { isAgency: false },
  play: async () => {
    await toRow('Your business');
    await expect(screen.queryByRole('combobox', { name: /Add a client/ })).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Remove Your business' })).not.toBeInTheDocument();
  },
};

/** Two accounts of which none is the default: the choice is the user's. */
export const NoDefaultAccount: Story = {
  beforeEach({ msw }) {
    const other = { ...storyAccount, id: 5, name: 'Harbor Dental', currency: 'EUR', is_default: false };
    msw.use(mock(contract.sources.adAccounts).ok(toListPage({ ...storyAccount, is_default: false }, other)));
  },
  play: async () => {
    await expect((await toRow('Your agency')).getByRole('combobox', { name: /Ad account/ })).toHaveValue('');
  },
};

export const NoAccounts: Story = {
  ...states.NoAccounts,
  play: async () => {
    await screen.findByText('Kindly connect any Ad-Account before launching your ad.');
  },
};

export const LoadingFails: Story = {
  ...states.Failed,
  play: async () => {
    await screen.findByText("Couldn't load accounts and pages");
  },
};
