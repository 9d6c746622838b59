import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { config } from '../../projects/projects.fixtures';
import { news } from '../../shared/content.fixtures';
import { NewsArticleScreen } from './NewsArticleScreen';

const meta = {
  title: 'Screens/Widget/News/NewsArticleScreen',
  component: NewsArticleScreen,
  args: { projectId: 4, newsId: news.id, listHref: '#/list', onCreated: fn() },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.projectNews.view).ok(news), mock(contract.projects.config).ok(config));
  },
} satisfies Meta<typeof NewsArticleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const New: Story = { args: { newsId: undefined } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectNews.view).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectNews.view).error());
  },
};
