import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { storyAccount, toListPage } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { launchableGoogleTemplate } from '../../story/storyGoogleTemplate';
import { storyLaunch, storySteps } from '../../story/storyLaunch';
import { storyTemplate } from '../../story/storyTemplate';
import { GoogleLaunchDrawer } from './GoogleLaunchDrawer';

const googleSteps = storySteps.map((step) => ({ ...step, path: 'v26/customers/1001/googleAds:mutate' }));
const googlePlan = {
  campaignType: 'PERFORMANCE_MAX' as const,
  campaign: 'ADL Spring visits',
  keywords: ['dentist near me', 'teeth cleaning'],
  ad: {
    headlines: ['Kind Dentists Near You', 'Visit Brightside Dental', 'Book in a Minute'],
    adText: ['Book your visit today.', 'Dentists with people who take their time.'],
    subHeadlines: ['Dentists with people who take their time, close to you'],
    mediaIds: (launchableGoogleTemplate.templates.google?.createAdTemplateData.googleTemplateMedia ?? []).map(
      ({ id }) => id,
    ),
  },
};
const launched = { ...storyLaunch('launched'), platform: 'google' as const };

const meta = {
  title: 'Ad editor/GoogleLaunchDrawer',
  component: GoogleLaunchDrawer,
  args: {
    open: true,
    onClose: fn(),
    template: launchableGoogleTemplate,
    launchedAdsHref: '#launched-ads',
    connectHref: '#connect',
    onFixField: fn(),
  },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.sources.adAccounts).ok(toListPage(storyAccount)),
      mock(contract.googleSources.conversionGoals).empty(),
      mock(contract.launches.reviewGoogle).ok({ blockers: [], steps: googleSteps, googlePlan }),
      mock(contract.launches.google).ok({ ...launched, status: 'running' }),
      mock(contract.launches.view).ok(launched),
    );
  },
} satisfies Meta<typeof GoogleLaunchDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.sources.adAccounts).slow());
  },
};

export const NoAccounts: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.sources.adAccounts).empty());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.sources.adAccounts).error(500));
  },
};

export const NoGoogleAd: Story = {
  args: { template: storyTemplate },
};
