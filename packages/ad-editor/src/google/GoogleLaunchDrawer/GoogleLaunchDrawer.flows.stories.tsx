import { contract } from '@adlane/contract';
import { createDefaultGoogleTemplate } from '@adlane/contract/ads/templates';
import { mock } from '@adlane/mocks';
import { storyClient } from '@adlane/mocks/clients';
import { storyAccount, toListPage } from '@adlane/mocks/connections';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyInserts } from '../../story/storyInserts';
import { storyLaunch } from '../../story/storyLaunch';
import { storyTemplate } from '../../story/storyTemplate';
import statesMeta, * as states from './GoogleLaunchDrawer.stories';

/** Of which little is written yet. */
const begun = {
  ...storyTemplate,
  platforms: ['google' as const],
  templates: {
    google: { ...createDefaultGoogleTemplate(), launchAdTemplateData: { businessName: 'Brightside' } },
  },
};

const boston = {
  id: '1018127',
  name: 'Boston',
  canonical_name: 'Boston, Massachusetts, United States',
  type: 'City',
  country_code: 'US',
  reach: 600_000,
};

/** Told the body of each launch. */
const sent = fn<(body: unknown) => void>();
/** Told the key of each launch. */
const keys = fn<(key: string | null) => void>();

type UserEvent = { click: (on: Element) => Promise<void> };

async function continueToReview(userEvent: UserEvent): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Budget and dates' });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const heading = await screen.findByRole('heading', { name: 'Confirm your information below' });
  await expect(heading).toHaveFocus();
}

async function goBackToAccount(userEvent: UserEvent): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'Budget and dates' });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
}
const meta = { ...statesMeta, title: 'Ad editor/GoogleLaunchDrawer/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** From the account over everything once more to the ad, by the keyboard. */
export const Launches: Story = {
  play: async ({ userEvent }) => {
    const goOn = async () => {
      (await screen.findByRole('button', { name: 'Continue' })).focus();
      await userEvent.keyboard('{Enter}');
    };
    await goOn();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Budget and dates' })).toHaveFocus());
    await goOn();
    await screen.findByText('Ready to launch. Nothing has been sent yet.');
    await expect(screen.getByText('Spring visits')).toBeVisible();
    await expect(screen.getByText('$25.00 a day')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Launch ad' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Your ad is on Google. It is reviewed before it is shown.');
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** The review shows what will be created: the ad with its texts, and what it is found by. */
export const ShowsThePlan: Story = {
  tags: ['picture'],
  play: async ({ userEvent }) => {
    await continueToReview(userEvent);
    const plan = within(await screen.findByRole('region', { name: 'What will be created' }));
    await expect(plan.getByRole('heading', { name: 'One campaign, one asset group' })).toBeVisible();
    await expect(plan.getByText('dentist near me, teeth cleaning')).toBeVisible();
    const [ad] = plan.getAllByRole('listitem');
    await expect(ad).toHaveTextContent(
      /^Kind Dentists Near YouBook your visit today\.Google combines it with/,
    );
  },
};

/** No account is guessed: another one may pay in another currency. */
export const LeavesTheAccountOpen: Story = {
  beforeEach({ msw }) {
    const other = { ...storyAccount, id: 9, name: 'Brooks Europe', currency: 'EUR', is_default: false };
    msw.use(mock(contract.sources.adAccounts).ok(toListPage(other, { ...storyAccount, is_default: false })));
  },
  play: async () => {
    const account = await screen.findByRole('combobox', { name: /Google ad account/ });
    await expect(account).toHaveDisplayValue('Choose an ad account');
    await expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  },
};

/** A budget far above the usual is confirmed a second time, and the launch says so. */
export const UnusualBudget: Story = {
  tags: ['picture'],
  beforeEach({ msw }) {
    const unusualBudget = '$900.00 a day is 9 times the usual budget of this account ($100.00 a day).';
    msw.use(
      mock(contract.launches.reviewGoogle).ok({ blockers: [], steps: [], hash: 'reviewed', unusualBudget }),
      http.post('*/api/v1/adlane/google', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(storyLaunch('running'), { status: 202 });
      }),
    );
  },
  play: async ({ userEvent }) => {
    await continueToReview(userEvent);
    const box = await screen.findByRole('checkbox', { name: 'This budget is correct' });
    await expect(screen.queryByRole('button', { name: 'Launch ad' })).not.toBeInTheDocument();
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: 'Launch ad' }));
    const approval = { hash: 'reviewed', confirmsUnusualBudget: true, confirmsOverLimit: false };
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ approval })));
  },
};

/** An unusual budget above the client's monthly limit is confirmed once, with both reasons in view. */
export const BudgetAboveTheLimit: Story = {
  beforeEach({ msw }) {
    const unusualBudget = '$900.00 a day is 9 times the usual budget of this account ($100.00 a day).';
    const overLimit =
      'This launch may spend $27,360.00 in December 2026; the limit for Brooks Dental is $10,000.00 a month.';
    msw.use(
      mock(contract.launches.reviewGoogle).ok({
        blockers: [],
        steps: [],
        hash: 'reviewed',
        unusualBudget,
        overLimit,
      }),
      http.post('*/api/v1/adlane/google', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(storyLaunch('running'), { status: 202 });
      }),
    );
  },
  play: async ({ userEvent }) => {
    await continueToReview(userEvent);
    await screen.findByText(/may spend \$27,360.00 in December 2026/);
    await expect(screen.getByText(/9 times the usual budget/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Launch ad' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'This budget is correct' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Launch ad' }));
    const approval = { hash: 'reviewed', confirmsUnusualBudget: true, confirmsOverLimit: true };
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ approval })));
  },
};

/** What the server finds wrong in the launch itself is mended in the launch. */
export const Blocked: Story = {
  tags: ['picture'],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.launches.reviewGoogle).error(422, {
        message: 'The given data was invalid.',
        errors: { campaignName: ['This field is required.'] },
      }),
    );
  },
  play: async ({ args, userEvent }) => {
    await continueToReview(userEvent);
    const fix = await screen.findByRole('button', { name: 'Edit in this launch: Campaign name' });
    await expect(screen.queryByRole('button', { name: 'Launch ad' })).not.toBeInTheDocument();
    await userEvent.click(fix);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Campaign name/ })).toHaveFocus());
    await expect(args.onFixField).not.toHaveBeenCalled();
  },
};

/** What is written in the ad is mended in the editor. */
export const BlockedByTheAd: Story = {
  beforeEach({ msw }) {
    const field = 'templates.google.createAdTemplateData.headlines.0.text';
    msw.use(
      mock(contract.launches.reviewGoogle).ok({
        blockers: [{ field, message: 'This field is required.' }],
        steps: [],
      }),
    );
  },
  play: async ({ args, userEvent }) => {
    await continueToReview(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit the ad: / }));
    await expect(args.onFixField).toHaveBeenCalledWith(
      'templates.google.createAdTemplateData.headlines.0.text',
    );
  },
};

/** A template may leave open what a launch needs: it is asked for where it is typed. */
export const RequiresTheLaunchData: Story = {
  args: { template: begun },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'Budget and dates' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const budget = screen.getByRole('textbox', { name: /^Budget/ });
    await waitFor(() => expect(budget).toHaveFocus());
    await expect(budget).toHaveAccessibleDescription(/This field is required/);
    const campaign = screen.getByRole('textbox', { name: /Campaign name/ });
    await expect(campaign).toHaveAccessibleDescription(/This field is required/);
    await expect(screen.getByRole('combobox', { name: 'Places by search' })).toHaveAccessibleDescription(
      /Choose at least one place/,
    );
    await expect(screen.queryByText('Confirm your information below')).not.toBeInTheDocument();
  },
};

/** A client gets its own budget, dates, place and address; the template stays as it is. */
export const OwnTermsForAClient: Story = {
  args: { isAgency: true },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.clients.list).ok(toListPage(storyClient(3, 'Harbor Dental'))),
      mock(contract.smartInserts.view).ok(storyInserts),
      mock(contract.googleSources.locations).ok(toListPage(boston)),
      http.post(`*${contract.launches.google.path}`, async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(storyLaunch('running'), { status: 202 });
      }),
    );
  },
  play: async ({ userEvent }) => {
    const client = await screen.findByRole('combobox', { name: 'Client' });
    await userEvent.type(client, 'Harbor');
    await userEvent.click(await screen.findByRole('option', { name: /Harbor Dental/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const budget = await screen.findByRole('textbox', { name: /^Budget/ });
    await userEvent.clear(budget);
    await userEvent.type(budget, '40');
    await userEvent.click(screen.getByRole('button', { name: 'Remove New York, United States' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Places by search' }), 'Boston');
    await userEvent.click(await screen.findByRole('option', { name: /Boston/ }));
    const address = screen.getByRole('textbox', { name: /Final URL/ });
    await userEvent.clear(address);
    await userEvent.type(address, 'https://harbor.example/visit');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Ready to launch. Nothing has been sent yet.');
    await expect(screen.getByText('$40.00 a day')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Launch ad' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        expect.objectContaining({
          client_user_id: 3,
          adBudget: 4000,
          finalUrl: 'https://harbor.example/visit',
          targetLocationBySearch: [{ mode: 'include', id: boston.id, name: boston.canonical_name }],
        }),
      ),
    );
  },
};

/** A client's launch begins with the account of its latest ad. */
export const AccountOfTheClient: Story = {
  args: { isAgency: true },
  beforeEach({ msw }) {
    const used_for = [{ client_user_id: 3, name: 'Harbor Dental', page_id: 7 }];
    const harbor = { ...storyAccount, id: 9, name: 'Harbor', is_default: false, used_for };
    msw.use(
      mock(contract.sources.adAccounts).ok(toListPage(storyAccount, harbor)),
      mock(contract.clients.list).ok(toListPage(storyClient(3, 'Harbor Dental'))),
      mock(contract.smartInserts.view).ok(storyInserts),
    );
  },
  play: async ({ userEvent }) => {
    const account = await screen.findByRole('combobox', { name: /Google ad account/ });
    await expect(account).toHaveDisplayValue(/^Brightside/);
    await userEvent.type(screen.getByRole('combobox', { name: 'Client' }), 'Harbor');
    await userEvent.click(await screen.findByRole('option', { name: /Harbor Dental/ }));
    await expect(account).toHaveDisplayValue(/^Harbor/);
    await expect(account).toHaveAccessibleDescription('Used last for Harbor Dental.');
  },
};

/** Amounts count in the currency that they were typed in: another one needs its own. */
export const AnotherCurrency: Story = {
  beforeEach({ msw }) {
    const europe = { ...storyAccount, id: 5, name: 'Harbor Europe', currency: 'EUR', is_default: false };
    msw.use(mock(contract.sources.adAccounts).ok(toListPage(storyAccount, europe)));
  },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Google ad account/ }), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByRole('textbox', { name: /^Budget/ })).toHaveValue('');
    await expect(screen.getByText(/^The amounts were in USD, but Harbor Europe pays in EUR/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Google ad account/ }), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByRole('textbox', { name: /^Budget/ })).toHaveValue('25.00');
  },
};

/** The account that is selected from the start is not offered an amount in another currency either. */
export const FirstAccountInAnotherCurrency: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.sources.adAccounts).ok(toListPage({ ...storyAccount, currency: 'JPY' })));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    const budget = await screen.findByRole('textbox', { name: /^Budget/ });
    await expect(budget).toHaveValue('');
    await expect(screen.getByText(/^The amounts were in USD, but .* pays in JPY/)).toBeVisible();
    await userEvent.type(budget, '3000');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Ready to launch. Nothing has been sent yet.');
    await expect(screen.getByText('¥3,000 a day')).toBeVisible();
  },
};

export const NoAccounts: Story = {
  ...states.NoAccounts,
  play: async () => {
    await screen.findByText('Please Connect Google Ad Account');
    await expect(screen.getByRole('link', { name: 'Connect accounts' })).toHaveAttribute('href', '#connect');
    await expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  },
};

/** The user reviews the ad before the launch, then selects another account at the previous step. */
export const BackAndForth: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.sources.adAccounts).ok(
        toListPage(storyAccount, { ...storyAccount, id: 5, name: 'Harbor Dental', is_default: false }),
      ),
    );
  },
  play: async ({ userEvent }) => {
    await continueToReview(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Preview the ad' }));
    const preview = await screen.findByRole('dialog', { name: /^Preview of/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(preview).not.toBeInTheDocument());
    await goBackToAccount(userEvent);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Google ad account/ }), '5');
    await continueToReview(userEvent);
    await expect(screen.getByText('Harbor Dental')).toBeVisible();
  },
};

/** A change after a launch that was not accepted is another launch, under another key. */
export const AnotherKeyForAnotherLaunch: Story = {
  beforeEach({ msw }) {
    keys.mockClear();
    msw.use(
      mock(contract.sources.adAccounts).ok(
        toListPage(storyAccount, { ...storyAccount, id: 5, name: 'Harbor Dental', is_default: false }),
      ),
      http.post(`*${contract.launches.google.path}`, ({ request }) => {
        keys(request.headers.get('idempotency-key'));
        return HttpResponse.json({ message: 'Google asks to wait.' }, { status: 503 });
      }),
    );
  },
  play: async ({ userEvent }) => {
    const launch = async () => userEvent.click(await screen.findByRole('button', { name: 'Launch ad' }));
    await continueToReview(userEvent);
    await launch();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await launch();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await goBackToAccount(userEvent);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Google ad account/ }), '5');
    await continueToReview(userEvent);
    await launch();
    await waitFor(() => expect(keys).toHaveBeenCalledTimes(3));
    const [first, again, other] = keys.mock.calls.map(([key]) => key);
    await expect(again).toBe(first);
    await expect(other).not.toBe(first);
  },
};

export const NoGoogleAd: Story = {
  ...states.NoGoogleAd,
  play: async () => {
    await screen.findByText(/has no Google ad yet/);
  },
};

export const LoadingFails: Story = {
  ...states.Failed,
  play: async () => {
    await screen.findByText("Couldn't load accounts");
  },
};
