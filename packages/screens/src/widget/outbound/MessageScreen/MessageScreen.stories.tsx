import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { config } from '../../projects/projects.fixtures';
import { survey } from '../../surveys/surveys.fixtures';
import { message, targets } from '../outbound.fixtures';
import { MessageScreen } from './MessageScreen';

const meta = {
  title: 'Screens/Widget/Outbound/MessageScreen',
  component: MessageScreen,
  args: { projectId: 4, messageId: 7, listHref: '#/messages', onCreated: fn(), onDeleted: fn() },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.outboundMessages.view).ok(message));
    msw.use(mock(contract.outboundMessages.targets).ok(targets));
    msw.use(mock(contract.projectSurveys.view).ok(survey));
    msw.use(mock(contract.projects.config).ok(config));
  },
} satisfies Meta<typeof MessageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const New: Story = { args: { messageId: undefined } };

export const SurveyMessage: Story = {
  beforeEach({ msw }) {
    const content = { kind: 'survey' as const, survey_id: 3, format: 'survey' as const };
    msw.use(mock(contract.outboundMessages.view).ok({ ...message, kind: 'survey', content, answered: 21 }));
  },
};

export const ChecklistMessage: Story = {
  beforeEach({ msw }) {
    const content = {
      kind: 'checklist' as const,
      checklist_id: 6,
      text: 'Hi {{name}}, finish setting up',
      sound: false,
    };
    msw.use(mock(contract.outboundMessages.view).ok({ ...message, kind: 'checklist', content }));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.outboundMessages.view).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.outboundMessages.view).error());
  },
};
