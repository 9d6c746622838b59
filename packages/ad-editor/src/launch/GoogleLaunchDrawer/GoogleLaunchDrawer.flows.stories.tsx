import { contract } from '@adlane/contract';
import { createDefaultGoogleTemplate } from '@adlane/contract/ads/templates';
import { mock } from '@adlane/mocks';
import { storyAccount, toListPage } from '@adlane/mocks/connections';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
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

/** Told the body of each launch. */
const sent = fn<(body: unknown) => void>();
/** Told the key of each launch. */
const keys = fn<(key: string | null) => void>();

type UserEvent = { click: (on: Element) => Promise<void> };

async function continueToNextStep(userEvent: UserEvent): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  const heading = await screen.findByRole('heading', { name: 'Confirm your information below' });
  await expect(heading).toHaveFocus();
}
const meta = { ...statesMeta, title: 'Ad editor/GoogleLaunchDrawer/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** From the account over everything once more to the ad, by the keyboard. */
export const Launches: Story = {
  play: async ({ userEvent }) => {
    const onward = await screen.findByRole('button', { name: 'Continue' });
    onward.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Ready to launch. Nothing has been sent yet.');
    await expect(screen.getByText('Spring check-ups in New York')).toBeVisible();
    await expect(screen.getByText('$25.00 a day')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Launch ad' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Your ad is on Google. It is reviewed before it is shown.');
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
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
    await continueToNextStep(userEvent);
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
    await continueToNextStep(userEvent);
    await screen.findByText(/may spend \$27,360.00 in December 2026/);
    await expect(screen.getByText(/9 times the usual budget/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Launch ad' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'This budget is correct' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Launch ad' }));
    const approval = { hash: 'reviewed', confirmsUnusualBudget: true, confirmsOverLimit: true };
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ approval })));
  },
};

export const Blocked: Story = {
  tags: ['picture'],
  args: { template: begun },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.launches.reviewGoogle).error(422, {
        message: 'The given data was invalid.',
        errors: { campaignName: ['This field is required.'] },
      }),
    );
  },
  play: async ({ args, userEvent }) => {
    await continueToNextStep(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit the ad: / }));
    await expect(args.onFixField).toHaveBeenCalledWith('templates.google.launchAdTemplateData.campaignName');
    await expect(screen.queryByRole('button', { name: 'Launch ad' })).not.toBeInTheDocument();
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
    await continueToNextStep(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Preview the ad' }));
    const preview = await screen.findByRole('dialog', { name: /^Preview of/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(preview).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Google ad account/ }), '5');
    await continueToNextStep(userEvent);
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
    await continueToNextStep(userEvent);
    await launch();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await launch();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Google ad account/ }), '5');
    await continueToNextStep(userEvent);
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
