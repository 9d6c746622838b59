import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { contentHrefs, featureRequest, featureThread } from '../../shared/content.fixtures';
import { FeatureRequestsScreen } from './FeatureRequestsScreen';

const meta = {
  title: 'Screens/Widget/Feature requests/FeatureRequestsScreen',
  component: FeatureRequestsScreen,
  args: { projectId: 4, hrefs: contentHrefs },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.projectFeatureRequests.list).ok({
        data: [
          featureRequest,
          { ...featureRequest, id: 12, title: 'Dark mode', status: 'DONE', votes: 30 },
          { ...featureRequest, id: 13, title: 'Export as PDF', status: 'OPEN', votes: 1, author: null },
        ],
        meta: { page: 1, per_page: 12, total: 3 },
      }),
    );
  },
} satisfies Meta<typeof FeatureRequestsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SuperAdmin: Story = { globals: { role: 'SuperAdmin' } };

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectFeatureRequests.list).empty());
  },
};

export const NoMatches: Story = { ...Empty, parameters: { url: '?search=zzzz' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectFeatureRequests.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectFeatureRequests.list).error());
  },
};

export const Comments: Story = {
  parameters: { url: '?request=11' },
  beforeEach({ msw }) {
    msw.use(mock(contract.projectFeatureRequests.view).ok(featureThread));
  },
};

export const NoComments: Story = {
  ...Comments,
  beforeEach({ msw }) {
    msw.use(mock(contract.projectFeatureRequests.view).ok({ ...featureThread, comments: 0, thread: [] }));
  },
};

export const CommentsLoading: Story = {
  ...Comments,
  beforeEach({ msw }) {
    msw.use(mock(contract.projectFeatureRequests.view).slow());
  },
};

export const CommentsFailed: Story = {
  ...Comments,
  beforeEach({ msw }) {
    msw.use(mock(contract.projectFeatureRequests.view).error());
  },
};
