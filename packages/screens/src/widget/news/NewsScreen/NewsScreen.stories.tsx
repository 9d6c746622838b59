import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { contentHrefs, news } from '../../shared/content.fixtures';
import { NewsScreen } from './NewsScreen';

const meta = {
  title: 'Screens/Widget/News/NewsScreen',
  component: NewsScreen,
  args: { projectId: 4, hrefs: contentHrefs, newHref: '#/news/new', newsHref: (id) => `#/news/${id}` },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.projectNews.list).ok({
        data: [
          news,
          { ...news, id: 4, title: 'Prices from May', status: 'draft', reads_count: 0 },
          { ...news, id: 5, title: 'Summer sale', status: 'archived' },
        ],
        meta: { page: 1, per_page: 12, total: 3 },
      }),
    );
  },
} satisfies Meta<typeof NewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SuperAdmin: Story = { globals: { role: 'SuperAdmin' } };

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectNews.list).empty());
  },
};

export const NoMatches: Story = { ...Empty, parameters: { url: '?search=zzzz' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectNews.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectNews.list).error());
  },
};
