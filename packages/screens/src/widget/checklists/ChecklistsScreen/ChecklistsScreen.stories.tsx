import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { checklist, contentHrefs } from '../../shared/content.fixtures';
import { ChecklistsScreen } from './ChecklistsScreen';

const meta = {
  title: 'Screens/Widget/Checklists/ChecklistsScreen',
  component: ChecklistsScreen,
  args: {
    projectId: 4,
    hrefs: contentHrefs,
    newHref: '#/checklists/new',
    checklistHref: (id) => `#/checklists/${id}`,
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.projectChecklists.list).ok({
        data: [
          checklist,
          {
            ...checklist,
            id: 6,
            title: 'Move from another tool',
            status: 'draft',
            started_count: 0,
            completed_count: 0,
          },
          { ...checklist, id: 7, title: 'Prepare the summer', status: 'archived' },
        ],
        meta: { page: 1, per_page: 12, total: 3 },
      }),
    );
  },
} satisfies Meta<typeof ChecklistsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SuperAdmin: Story = { globals: { role: 'SuperAdmin' } };

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectChecklists.list).empty());
  },
};

export const NoMatches: Story = { ...Empty, parameters: { url: '?search=zzzz' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectChecklists.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectChecklists.list).error());
  },
};
