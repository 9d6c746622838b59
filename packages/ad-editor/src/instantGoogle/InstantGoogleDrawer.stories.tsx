import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { storyAccount, toListPage } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { googleEditorMocks } from '../story/googleEditorMocks';
import { storyLaunch, storySteps } from '../story/storyLaunch';
import { InstantGoogleDrawer } from './InstantGoogleDrawer';
import { writtenAd } from './InstantGoogleDrawer.fixtures';

const launched = { ...storyLaunch('launched'), platform: 'google' as const };

const meta = {
  title: 'Ad editor/InstantGoogleDrawer',
  component: InstantGoogleDrawer,
  args: { open: true, onClose: fn(), isAgency: true, connectHref: '#connect', insertsHref: '#inserts' },
  beforeEach({ msw }) {
    msw.use(
      ...googleEditorMocks(),
      mock(contract.sources.adAccounts).ok(toListPage(storyAccount)),
      mock(contract.clients.list).empty(),
      mock(contract.launches.reviewInstantGoogle).ok({ blockers: [], steps: [...storySteps] }),
      mock(contract.launches.instantGoogle).ok({ ...launched, status: 'running' }),
      mock(contract.launches.view).ok(launched),
    );
  },
} satisfies Meta<typeof InstantGoogleDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['picture'] };

export const Written: Story = { args: { begin: writtenAd } };
