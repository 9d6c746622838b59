import { contract, defaultGoogleTemplate } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { pageOf, storyAccount } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { storyLaunch, storySteps } from '../../story/storyLaunch';
import { storyTemplate } from '../../story/storyTemplate';
import { GoogleLaunchDrawer } from './GoogleLaunchDrawer';

const template = {
  ...storyTemplate,
  platforms: ['google' as const],
  templates: { google: { ...defaultGoogleTemplate(), launchAdTemplateData: { businessName: 'Brightside' } } },
};
const googleSteps = storySteps.map((step) => ({ ...step, path: 'v25/customers/1001/googleAds:mutate' }));
const launched = { ...storyLaunch('launched'), platform: 'google' as const };

const meta = {
  title: 'Ad editor/GoogleLaunchDrawer',
  component: GoogleLaunchDrawer,
  args: {
    open: true,
    onClose: fn(),
    template,
    launchedAdsHref: '#launched-ads',
    connectHref: '#connect',
    onFixField: fn(),
  },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.sources.adAccounts).ok(pageOf(storyAccount)),
      mock(contract.launches.reviewGoogle).ok({ blockers: [], steps: googleSteps }),
      mock(contract.launches.google).ok({ ...launched, status: 'running' }),
      mock(contract.launches.view).ok(launched),
    );
  },
} satisfies Meta<typeof GoogleLaunchDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Launches: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('Everything is in place. Nothing has been sent yet.');
    const button = screen.getByRole('button', { name: 'Launch ad' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Your ad is on Google. It is reviewed there before it is shown.');
  },
};

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
    await userEvent.click(await screen.findByRole('button', { name: /^Open it in the editor: / }));
    await expect(args.onFixField).toHaveBeenCalledWith('templates.google.launchAdTemplateData.campaignName');
    await expect(screen.queryByRole('button', { name: 'Launch ad' })).not.toBeInTheDocument();
  },
};

/** A server without Google launches says so, with what the template itself still lacks; there is no dead button. */
export const NotOnThisServer: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.launches.reviewGoogle).refuse('NOT_IMPLEMENTED', 'Not available yet.'));
  },
  play: async () => {
    await screen.findByText(/This server can not launch on Google yet/);
    await expect(screen.getAllByRole('button', { name: /^Open it in the editor: / }).length).toBeGreaterThan(
      0,
    );
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
    await screen.findByText('Accounts could not be loaded');
  },
};
