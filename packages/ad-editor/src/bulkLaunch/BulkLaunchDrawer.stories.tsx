import { contract } from '@adlane/contract';
import type { InstantFacebookLaunch } from '@adlane/contract/ads/launches';
import { mock } from '@adlane/mocks';
import { storyClient } from '@adlane/mocks/clients';
import { toListPage } from '@adlane/mocks/connections';
import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { fn } from 'storybook/test';
import { advancedMocks } from '../story/advancedMocks';
import { editorMocks } from '../story/editorMocks';
import { storyLaunch, storyLeftOut, storyPlan, storySteps } from '../story/storyLaunch';
import { storyMedia } from '../story/storyMedia';
import { storyTemplate } from '../story/storyTemplate';
import { BulkLaunchDrawer } from './BulkLaunchDrawer';
import { followLaunches, selectedLeadForm, sent, templateContent } from './BulkLaunchDrawer.fixtures';

/** Accepts each launch with a separate id: 100 and the client's. */
const acceptRow = http.post(`*${contract.launches.instantFacebook.path}`, async ({ request }) => {
  const body = (await request.json()) as InstantFacebookLaunch;
  sent({ key: request.headers.get('idempotency-key'), body });
  const launch = { ...storyLaunch('running'), id: 100 + (body.client_user_id ?? 0) };
  return HttpResponse.json(launch, { status: 202 });
});
const isLaunched = followLaunches((id) => ({ ...storyLaunch('launched'), id }));

const meta = {
  title: 'Ad editor/BulkLaunchDrawer',
  component: BulkLaunchDrawer,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  args: {
    open: true,
    onClose: fn(),
    draftScope: 'story',
    isAgency: true,
    launchedAdsHref: '#launched-ads',
    connectHref: '#connect',
    insertsHref: '#inserts',
    begin: { templateContent, selectedLeadForm, templateMedia: [storyMedia(4, 'park.png')] },
  },
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      acceptRow,
      isLaunched,
      mock(contract.clients.list).ok(
        toListPage(storyClient(3, 'Harbor Dental'), storyClient(4, 'Elm Street Smiles')),
      ),
      mock(contract.launches.reviewInstantFacebook).ok({
        blockers: [],
        steps: [...storySteps],
        plan: storyPlan,
        leftOut: storyLeftOut,
      }),
      ...editorMocks(),
      ...advancedMocks(),
    );
  },
} satisfies Meta<typeof BulkLaunchDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.sources.adAccounts).slow());
  },
};

/** A template for several clients: two steps, because it brings its ad along. */
export const OfTemplate: Story = {
  args: { template: storyTemplate, begin: {} },
};

/** A client launches for itself: no clients can be added. */
export const AsClient: Story = {
  args: { isAgency: false },
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
