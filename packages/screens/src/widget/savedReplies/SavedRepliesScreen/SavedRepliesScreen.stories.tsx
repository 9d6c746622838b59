import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { savedRepliesFixture } from '../savedReplies.fixtures';
import { SavedRepliesScreen } from './SavedRepliesScreen';

const meta = {
  title: 'Screens/Widget/Saved replies/SavedRepliesScreen',
  component: SavedRepliesScreen,
  args: { inboxHref: '#/agency/inbox' },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.savedReplies.list).ok({
        data: [...savedRepliesFixture],
        meta: { page: 1, per_page: 12, total: 3 },
      }),
      mock(contract.projects.list).empty(),
    );
  },
} satisfies Meta<typeof SavedRepliesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.savedReplies.list).empty());
  },
};

export const NoMatches: Story = { ...Empty, parameters: { url: '?search=zzzz' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.savedReplies.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.savedReplies.list).error());
  },
};
