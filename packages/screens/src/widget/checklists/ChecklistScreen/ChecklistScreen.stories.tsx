import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { targets } from '../../outbound/outbound.fixtures';
import { config } from '../../projects/projects.fixtures';
import { checklist } from '../../shared/content.fixtures';
import { ChecklistScreen } from './ChecklistScreen';

const meta = {
  title: 'Screens/Widget/Checklists/ChecklistScreen',
  component: ChecklistScreen,
  args: { projectId: 4, checklistId: checklist.id, listHref: '#/list', onCreated: fn() },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.projectChecklists.view).ok(checklist),
      mock(contract.projects.config).ok(config),
      mock(contract.outboundMessages.targets).ok(targets),
    );
  },
} satisfies Meta<typeof ChecklistScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OpensAnArticle: Story = {
  beforeEach({ msw }) {
    const [first, ...others] = checklist.steps;
    if (!first) throw new Error('The checklist has steps.');
    const action = { type: 'article' as const, value: '8', label: 'Read more' };
    msw.use(
      mock(contract.projectChecklists.view).ok({ ...checklist, steps: [{ ...first, action }, ...others] }),
    );
  },
};

export const New: Story = { args: { checklistId: undefined } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectChecklists.view).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectChecklists.view).error());
  },
};
