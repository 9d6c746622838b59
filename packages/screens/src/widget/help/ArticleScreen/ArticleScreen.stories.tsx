import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { config } from '../../projects/projects.fixtures';
import { article, collections } from '../../shared/content.fixtures';
import { ArticleScreen } from './ArticleScreen';

const meta = {
  title: 'Screens/Widget/Help/ArticleScreen',
  component: ArticleScreen,
  args: { projectId: 4, articleId: article.id, listHref: '#/list', onCreated: fn() },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.projectHelp.view).ok(article),
      mock(contract.projects.config).ok(config),
      mock(contract.projectHelp.list).ok({ data: collections }),
    );
  },
} satisfies Meta<typeof ArticleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const New: Story = { args: { articleId: undefined } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectHelp.view).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectHelp.view).error());
  },
};
