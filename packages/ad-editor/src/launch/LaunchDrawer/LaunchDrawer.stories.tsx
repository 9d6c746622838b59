import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { storyAccount, storyPage, toListPage } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { advancedMocks } from '../../story/advancedMocks';
import { storyLaunch, storyLeftOut, storyPlan, storySteps } from '../../story/storyLaunch';
import { storyTemplate } from '../../story/storyTemplate';
import { LaunchDrawer } from './LaunchDrawer';
import { keys, launches } from './LaunchDrawer.fixtures';

const meta = {
  title: 'Ad editor/LaunchDrawer',
  component: LaunchDrawer,
  args: {
    open: true,
    onClose: fn(),
    template: storyTemplate,
    launchedAdsHref: '#launched-ads',
    onFixField: fn(),
    connectHref: '#connect',
  },
  beforeEach({ msw }) {
    keys.mockClear();
    msw.use(
      launches,
      mock(contract.sources.pages).ok(toListPage(storyPage)),
      mock(contract.sources.adAccounts).ok(toListPage(storyAccount)),
      mock(contract.launches.reviewFacebook).ok({
        blockers: [],
        steps: [...storySteps],
        plan: storyPlan,
        leftOut: storyLeftOut,
      }),
      mock(contract.launches.view).ok(storyLaunch('launched')),
      ...advancedMocks(),
    );
  },
} satisfies Meta<typeof LaunchDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The later steps follow from what is filled in here. */
export const Default: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.sources.adAccounts).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.sources.adAccounts).error(500));
  },
};

export const NoAccounts: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.sources.adAccounts).empty());
  },
};

export const TermsNotAccepted: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.sources.pages).ok(toListPage({ ...storyPage, leadgen_tos_accepted: false })));
  },
};
