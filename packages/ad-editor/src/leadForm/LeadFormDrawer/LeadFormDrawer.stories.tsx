import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { toListPage } from '@adlane/mocks/connections';
import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyInserts } from '../../story/storyInserts';
import { storyAdvertiser, storyLeadForm } from '../../story/storyLeadForm';
import { LeadFormDrawer } from './LeadFormDrawer';
import { other } from './LeadFormDrawer.fixtures';

const meta = {
  title: 'Ad editor/LeadFormDrawer',
  component: LeadFormDrawer,
  render: (props) => (
    <>
      <LeadFormDrawer {...props} />
      <Toaster />
    </>
  ),
  args: {
    open: true,
    onClose: fn(),
    usedId: storyLeadForm.id,
    onUse: fn(),
    draftScope: 'story',
    advertiser: storyAdvertiser,
    adImageUrl: null,
    canEdit: () => true as boolean,
    canCreate: true,
  },
  beforeEach({ msw }) {
    window.localStorage.clear();
    msw.use(
      mock(contract.smartInserts.view).ok(storyInserts),
      mock(contract.leadForms.list).ok(toListPage(storyLeadForm, other)),
    );
    return () => window.localStorage.clear();
  },
} satisfies Meta<typeof LeadFormDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.leadForms.list).slow());
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.leadForms.list).empty());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.leadForms.list).error(500));
  },
};

/** A user without permission to change the template. */
export const ReadOnly: Story = {
  args: { onUse: undefined, canEdit: () => false, canCreate: false },
};
