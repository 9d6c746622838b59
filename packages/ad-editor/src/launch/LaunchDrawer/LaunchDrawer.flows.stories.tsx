import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { storyClient } from '@adlane/mocks/clients';
import { storyAccount, storyPage, toListPage } from '@adlane/mocks/connections';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyFailure, storyLaunch } from '../../story/storyLaunch';
import { storyTemplate } from '../../story/storyTemplate';
import { blockers, bodies, expectBudget, goToConfirm, keys, launch, press } from './LaunchDrawer.fixtures';
import statesMeta, * as states from './LaunchDrawer.stories';

const meta = { ...statesMeta, title: 'Ad editor/LaunchDrawer/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  tags: ['picture'],
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: /Ad account/ })).toHaveValue('1');
    await expect(screen.getByRole('combobox', { name: /Facebook page/ })).toHaveValue('2');
  },
};

/** The default account is the first offered, whatever its name: the currency of another one may differ. */
export const DefaultAccountFirst: Story = {
  beforeEach({ msw }) {
    const europe = { ...storyAccount, id: 9, name: 'Brooks Europe', currency: 'EUR', is_default: false };
    const main = { ...storyAccount, name: 'Brooks Main', is_default: true };
    msw.use(mock(contract.sources.adAccounts).ok(toListPage(europe, main)));
  },
  play: async () => {
    const account = await screen.findByRole('combobox', { name: /Ad account/ });
    await expect(account).toHaveDisplayValue('Brooks Main · USD');
    const offered = within(account)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(offered.slice(-2)).toEqual(['Brooks Main · USD', 'Brooks Europe · EUR']);
  },
};

/** A client is launched with the account and page of its latest ad; an account of another client says so. */
export const AccountOfTheClient: Story = {
  args: { isAgency: true },
  beforeEach({ msw }) {
    const uses = [{ client_user_id: 3, name: 'Harbor Dental', page_id: 7 }];
    const main = { ...storyAccount, used_for: [{ client_user_id: 9, name: 'Elm Street', page_id: 2 }] };
    const harbor = {
      ...storyAccount,
      id: 9,
      name: 'Harbor',
      currency: 'EUR',
      is_default: false,
      used_for: uses,
    };
    msw.use(
      mock(contract.sources.adAccounts).ok(toListPage(main, harbor)),
      mock(contract.sources.pages).ok(toListPage(storyPage, { ...storyPage, id: 7, name: 'Harbor smiles' })),
      mock(contract.clients.list).ok(toListPage(storyClient(3, 'Harbor Dental'))),
    );
  },
  play: async ({ userEvent }) => {
    const account = await screen.findByRole('combobox', { name: /Ad account/ });
    await expect(account).toHaveAccessibleDescription('Usually used for Elm Street.');
    await userEvent.type(screen.getByRole('combobox', { name: /Client/ }), 'Har');
    await userEvent.click(await screen.findByRole('option', { name: /Harbor Dental/ }));
    await waitFor(() => expect(account).toHaveDisplayValue('Harbor · EUR'));
    await expect(account).toHaveAccessibleDescription('Used last for Harbor Dental.');
    await expect(screen.getByRole('combobox', { name: /Facebook page/ })).toHaveDisplayValue('Harbor smiles');
  },
};

export const Budget: Story = {
  play: async ({ userEvent }) => {
    await press(userEvent, 'Continue');
    await userEvent.click(await screen.findByRole('radio', { name: 'Lifetime' }));
    await press(userEvent, 'Continue');
    await expect(await screen.findByText('A lifetime budget needs an end date.')).toBeVisible();
    const budget = screen.getByRole('textbox', { name: /Lifetime budget/ });
    await expect(budget).toBeInvalid();
    await waitFor(() => expect(budget).toHaveFocus());
  },
};

export const Confirm: Story = {
  tags: ['picture'],
  play: async ({ userEvent }) => {
    await goToConfirm(userEvent);
    await expectBudget('$25.00 a day');
    await expect(await screen.findByText('Ready to launch. Nothing has been sent yet.')).toBeVisible();
    const created = await screen.findByRole('region', { name: 'What will be created' });
    await expect(within(created).getByText('One campaign, one ad set, 2 ads')).toBeVisible();
    await expect(within(created).getByText('Boston, Massachusetts')).toBeVisible();
    await expect(within(created).getByText('$25.00 a day, about $760.00 a month')).toBeVisible();
    await expect(screen.getByText(/^Video feeds on Facebook: /)).toBeVisible();
    await press(userEvent, 'Technical details (3 requests)');
    await press(userEvent, 'Create the campaign');
    const parameters = screen.getByRole('region', { name: 'Parameters: Create the campaign' });
    await expect(within(parameters).getByText('PAUSED')).toBeVisible();
  },
};

/** The ad as it will be shown, posted by the chosen page. */
export const PreviewInside: Story = {
  play: async ({ userEvent }) => {
    await goToConfirm(userEvent);
    await press(userEvent, 'Preview the ad');
    const preview = await screen.findByRole('figure', { name: 'Facebook Feed, mobile' });
    await expect(within(preview).getByText('A Spring Check-up')).toBeVisible();
    await expect(within(preview).getAllByText('Brightside Dental').length).toBeGreaterThan(0);
  },
};

/** Smart inserts show the values of whom the ad is for. */
export const PreviewWithInserts: Story = {
  args: {
    template: {
      ...storyTemplate,
      templateContent: {
        ...storyTemplate.templateContent,
        headlines: storyTemplate.templateContent.headlines.map((headline) => ({
          ...headline,
          value: 'Get {Offer} today',
        })),
      },
    },
  },
  play: async ({ userEvent }) => {
    await goToConfirm(userEvent);
    await press(userEvent, 'Preview the ad');
    const preview = await screen.findByRole('figure', { name: 'Facebook Feed, mobile' });
    await expect(await within(preview).findByText('Get a free check-up today')).toBeVisible();
  },
};

/** An agency launches for a client: the summary and the request name the client. */
export const ForAClient: Story = {
  args: { isAgency: true },
  beforeEach({ msw }) {
    msw.use(mock(contract.clients.list).ok(toListPage(storyClient(3, 'Harbor Dental'))));
  },
  play: async ({ userEvent }) => {
    const client = await screen.findByRole('combobox', { name: /Client/ });
    await userEvent.type(client, 'har');
    await userEvent.click(await screen.findByRole('option', { name: /Harbor Dental/ }));
    await expect(screen.getByRole('list', { name: 'Selected client' })).toHaveTextContent('Harbor Dental');
    await launch(userEvent);
    await screen.findByText(/Your ad is on Facebook/);
    await expect(bodies).toHaveBeenLastCalledWith(expect.objectContaining({ client_user_id: 3 }));
  },
};

/** Done with the keyboard alone. */
export const AdvancedSettings: Story = {
  play: async ({ userEvent }) => {
    await press(userEvent, 'Continue');
    // Each step and drawer takes the focus when it opens, and gives it back when it closes: keys wait for that.
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Daily' })).toHaveFocus());
    const advanced = screen.getByRole('button', { name: 'Advanced settings' });
    advanced.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Advanced settings' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    screen.getByRole('radio', { name: 'Paused until I activate it' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Bid strategy/ }), [
      'LOWEST_COST_WITH_BID_CAP',
    ]);
    await userEvent.type(screen.getByRole('textbox', { name: /Bid cap/ }), '1.50');
    const instagram = screen.getByRole('combobox', { name: /Instagram account/ });
    await waitFor(() => expect(instagram).toBeEnabled());
    await userEvent.selectOptions(instagram, 'Brightside (@brightside)');
    await userEvent.type(screen.getByRole('combobox', { name: /CRM tags/ }), 'spr');
    const option = await screen.findByRole('option', { name: 'spring' });
    await waitFor(() => expect(option).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await press(userEvent, 'Done');
    await waitFor(() => expect(advanced).toHaveFocus());
    await userEvent.type(screen.getByRole('textbox', { name: /Daily budget/ }), '25');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Countries/ }), 'NZ');
    await press(userEvent, 'Continue');
    await expect(await screen.findByText('Lowest cost with bid cap, at most $1.50')).toBeVisible();
    await expect(screen.getByText('Paused until you activate it')).toBeVisible();
    await press(userEvent, 'Launch ad');
    await waitFor(() =>
      expect(bodies).toHaveBeenLastCalledWith(
        expect.objectContaining({
          settings: expect.objectContaining({
            selectedInstagram: { id: '17841', name: 'Brightside' },
            selectedGHLTag: [{ id: 't2', name: 'spring' }],
          }),
        }),
      ),
    );
  },
};

/** If Instagram and the CRM can't be reached, the launch continues without them. */
export const NoLookupResults: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.facebookAssets.instagramAccounts).empty(),
      mock(contract.tags.list).error(412, { message: 'Please Connect Your CRM' }),
    );
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Continue');
    await press(userEvent, 'Advanced settings');
    await screen.findByText("This ad account can't use an Instagram account. The page's name is shown.");
    await screen.findByText('Please Connect Your CRM');
    await expect(screen.getByRole('combobox', { name: /Instagram account/ })).toBeDisabled();
  },
};

export const Blocked: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.launches.reviewFacebook).ok({ blockers, steps: [] }));
  },
  play: async ({ args, userEvent }) => {
    await goToConfirm(userEvent);
    await screen.findByText('Headline 2: Emojis are not allowed.');
    await expect(screen.getByRole('button', { name: 'Launch ad' })).toBeDisabled();
    await press(userEvent, 'Edit the ad: Headline 2');
    await expect(args.onFixField).toHaveBeenLastCalledWith('templateContent.headlines.1.value');
    await press(userEvent, 'Edit the ad: Pictures and videos');
    await expect(args.onFixField).toHaveBeenLastCalledWith('templateMedia');
    screen.getByRole('button', { name: 'Edit in this launch: Budget' }).focus();
    await userEvent.keyboard('{Enter}');
    const budget = await screen.findByRole('textbox', { name: /Daily budget/ });
    await waitFor(() => expect(budget).toHaveFocus());
    await expect(budget).toBeInvalid();
    await expect(screen.getByText('The daily budget is too low.')).toBeVisible();
    await userEvent.clear(budget);
    await userEvent.type(budget, '40');
    await waitFor(() => expect(budget).toBeValid());
  },
};

export const BlockedByAdvancedSettings: Story = {
  beforeEach: Blocked.beforeEach,
  play: async ({ userEvent }) => {
    await goToConfirm(userEvent);
    await press(userEvent, 'Edit in this launch: Bid cap');
    await screen.findByRole('heading', { name: 'Advanced settings' });
  },
};

/** There is no other account to choose: only connecting helps. */
export const BlockedByTheOnlyAccount: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.launches.reviewFacebook).ok({
        blockers: [{ field: 'adAccountId', message: 'Please Connect Your Facebook Ad Account' }],
        steps: [],
      }),
    );
  },
  play: async ({ userEvent }) => {
    await goToConfirm(userEvent);
    const link = await screen.findByRole('link', { name: 'Connect accounts' });
    await expect(link).toHaveAttribute('href', '#connect');
  },
};

/** An error that the server finds only at the launch is shown at its field as well. */
export const RefusedAtAField: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.launches.facebook).error(422, {
        message: 'The given data was invalid.',
        errors: { campaignName: ['There is a campaign of this name already.'] },
      }),
    );
  },
  play: async ({ userEvent }) => {
    await launch(userEvent);
    await screen.findByText('Campaign name: There is a campaign of this name already.');
    await press(userEvent, 'Edit in this launch: Campaign name');
    const name = await screen.findByRole('textbox', { name: /Campaign name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await userEvent.type(name, ' 2');
    await expect(name).toBeValid();
  },
};

export const Launched: Story = {
  play: async ({ userEvent }) => {
    await launch(userEvent);
    await screen.findByText(/Your ad is on Facebook/);
    // The ad itself; the requests are technical details.
    const heading = await screen.findByRole('heading', { name: 'One ad' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(screen.getByText('ADL Dental: Spring Check-up')).toBeVisible();
    await expect(screen.queryByRole('list', { name: 'Launch progress' })).not.toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'View launched ads' })).toHaveAttribute(
      'href',
      '#launched-ads',
    );
  },
};

export const Running: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.launches.view).ok(storyLaunch('running')));
  },
  play: async ({ args, userEvent }) => {
    await launch(userEvent);
    await screen.findByText(', in progress');
    await expect(document.body).not.toHaveFocus();
    await press(userEvent, 'Close and run in background');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const FailsAndGoesOn: Story = {
  beforeEach({ msw }) {
    msw.use(
      http.get(
        `*${contract.launches.view.path.replace('{id}', ':id')}`,
        () => HttpResponse.json(storyLaunch('failed', storyFailure)),
        { once: true },
      ),
      mock(contract.launches.view).ok(storyLaunch('launched')),
      mock(contract.launches.resume).ok(storyLaunch('running')),
    );
  },
  play: async ({ userEvent }) => {
    await launch(userEvent);
    await screen.findByText(/Make sure you are an admin/);
    await expect(screen.getByRole('button', { name: 'Roll back' })).toBeVisible();
    await press(userEvent, "Try again from 'Create ad set 1'");
    await screen.findByText(/Your ad is on Facebook/);
    await expect(keys).toHaveBeenCalledOnce();
  },
};

export const RetriesUnderTheSameKey: Story = {
  beforeEach({ msw }) {
    msw.use(
      http.post(
        `*${contract.launches.facebook.path}`,
        ({ request }) => {
          keys(request.headers.get('idempotency-key'));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
  },
  play: async ({ userEvent }) => {
    await launch(userEvent);
    await screen.findByText(/Retrying won't launch the ad twice/);
    await press(userEvent, 'Try again');
    await screen.findByText(/Your ad is on Facebook/);
    await expect(keys).toHaveBeenCalledTimes(2);
    await expect(keys.mock.calls[1]).toEqual(keys.mock.calls[0]);
  },
};

/** Also two presses before the page was rendered again are one launch. */
export const LaunchesOnceOnADoubleClick: Story = {
  play: async ({ userEvent }) => {
    await goToConfirm(userEvent);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Launch ad' });
    await waitFor(() => expect(button).toBeEnabled());
    button.click();
    button.click();
    await screen.findByText(/Your ad is on Facebook/);
    await expect(keys).toHaveBeenCalledOnce();
  },
};

export const TermsNotAccepted: Story = {
  ...states.TermsNotAccepted,
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Open the terms on Facebook' });
    await expect(link).toHaveAttribute('href', 'https://www.facebook.com/ads/leadgen/tos?page_id=2001');
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
