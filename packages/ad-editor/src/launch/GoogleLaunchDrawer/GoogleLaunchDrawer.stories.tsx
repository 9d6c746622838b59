import { contract } from '@adlane/contract';
import {
  createDefaultGoogleTemplate,
  type GoogleLaunchDefaults,
  type Template,
} from '@adlane/contract/templates';
import { mock } from '@adlane/mocks';
import { storyAccount, toListPage } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storyGoogleTemplate } from '../../story/storyGoogleTemplate';
import { storyLaunch, storySteps } from '../../story/storyLaunch';
import { storyTemplate } from '../../story/storyTemplate';
import { GoogleLaunchDrawer } from './GoogleLaunchDrawer';

/** With all that a launch needs. */
function finished({ templates, ...template }: Template): Template {
  const google = { ...createDefaultGoogleTemplate(), ...templates.google };
  const launchAdTemplateData: GoogleLaunchDefaults = {
    ...google.launchAdTemplateData,
    campaignName: 'Spring check-ups in New York',
    googleCampaignObjectives: ['LEADS'],
    selectedConversionGoals: [{ id: '1', name: 'Booked visits' }],
    adBudget: 2500,
    budgetType: 'Daily',
  };
  return { ...template, templates: { ...templates, google: { ...google, launchAdTemplateData } } };
}

/** Of which little is written yet. */
const begun = {
  ...storyTemplate,
  platforms: ['google' as const],
  templates: {
    google: { ...createDefaultGoogleTemplate(), launchAdTemplateData: { businessName: 'Brightside' } },
  },
};
const googleSteps = storySteps.map((step) => ({ ...step, path: 'v25/customers/1001/googleAds:mutate' }));
const launched = { ...storyLaunch('launched'), platform: 'google' as const };

/** Told the key of each launch. */
const keys = fn<(key: string | null) => void>();

const meta = {
  title: 'Ad editor/GoogleLaunchDrawer',
  component: GoogleLaunchDrawer,
  args: {
    open: true,
    onClose: fn(),
    template: finished(storyGoogleTemplate),
    launchedAdsHref: '#launched-ads',
    connectHref: '#connect',
    onFixField: fn(),
  },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.sources.adAccounts).ok(toListPage(storyAccount)),
      mock(contract.launches.reviewGoogle).ok({ blockers: [], steps: googleSteps }),
      mock(contract.launches.google).ok({ ...launched, status: 'running' }),
      mock(contract.launches.view).ok(launched),
    );
  },
} satisfies Meta<typeof GoogleLaunchDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = { click: (on: Element) => Promise<void> };

async function goOn(userEvent: UserEvent): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Confirm your information below' });
}

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
    await goOn(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit the template: / }));
    await expect(args.onFixField).toHaveBeenCalledWith('templates.google.launchAdTemplateData.campaignName');
    await expect(screen.queryByRole('button', { name: 'Launch ad' })).not.toBeInTheDocument();
  },
};

/** A server without Google launches says so, with what the template itself still lacks; there is no dead button. */
export const NotOnThisServer: Story = {
  args: { template: begun },
  beforeEach({ msw }) {
    msw.use(mock(contract.launches.reviewGoogle).refuse('NOT_IMPLEMENTED', 'Not available yet.'));
  },
  play: async ({ userEvent }) => {
    await goOn(userEvent);
    await screen.findByText(/Launching on Google isn't available yet/);
    await expect(screen.getAllByRole('button', { name: /^Edit the template: / }).length).toBeGreaterThan(0);
    await expect(screen.queryByRole('button', { name: 'Launch ad' })).not.toBeInTheDocument();
  },
};

export const NoAccounts: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.sources.adAccounts).empty());
  },
  play: async () => {
    await screen.findByText('Please Connect Google Ad Account');
    await expect(screen.getByRole('link', { name: 'Connect accounts' })).toHaveAttribute('href', '#connect');
    await expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  },
};

/** The ad is looked at before it is launched, and another account taken at the step before. */
export const BackAndForth: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.sources.adAccounts).ok(
        toListPage(storyAccount, { ...storyAccount, id: 5, name: 'Harbor Dental', is_default: false }),
      ),
    );
  },
  play: async ({ userEvent }) => {
    await goOn(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Preview the ad' }));
    const preview = await screen.findByRole('dialog', { name: /^Preview of/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(preview).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Google ad account/ }), '5');
    await goOn(userEvent);
    await expect(screen.getByText('Harbor Dental')).toBeVisible();
  },
};

/** What is changed after a launch that was not taken on is another launch, under another key. */
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
    await goOn(userEvent);
    await launch();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await launch();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Google ad account/ }), '5');
    await goOn(userEvent);
    await launch();
    await waitFor(() => expect(keys).toHaveBeenCalledTimes(3));
    const [first, again, other] = keys.mock.calls.map(([key]) => key);
    await expect(again).toBe(first);
    await expect(other).not.toBe(first);
  },
};

export const NoGoogleAd: Story = {
  args: { template: storyTemplate },
  play: async () => {
    await screen.findByText(/has no Google ad yet/);
  },
};

export const LoadingFails: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.sources.adAccounts).error(500));
  },
  play: async () => {
    await screen.findByText("Couldn't load accounts");
  },
};
