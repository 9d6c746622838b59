import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { collections, contentHrefs } from '../../shared/content.fixtures';
import { HelpScreen } from './HelpScreen';

const meta = {
  title: 'Screens/Widget/Help/HelpScreen',
  component: HelpScreen,
  args: {
    projectId: 4,
    hrefs: contentHrefs,
    articleHref: (id) => `#/help/${id}`,
    newArticleHref: (id) => `#/help/new?collection=${id}`,
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.projectHelp.list).ok({ data: collections }));
  },
} satisfies Meta<typeof HelpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SuperAdmin: Story = { globals: { role: 'SuperAdmin' } };

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectHelp.list).ok({ data: [] }));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectHelp.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectHelp.list).error());
  },
};
