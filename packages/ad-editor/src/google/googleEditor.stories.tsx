import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TemplateEditor } from '../editor/TemplateEditor/TemplateEditor';
import { EditorStory, editorArgs, startEditorStory } from '../story/editorStory';
import { googleEditorMocks } from '../story/googleEditorMocks';
import { storyGoogleTemplate } from '../story/storyGoogleTemplate';
import { googleEditor } from './googleEditor';

const meta = {
  title: 'Ad editor/GoogleEditor',
  component: TemplateEditor,
  parameters: { docs: { entries: ['@adlane/ad-editor/google'] } },
  render: (props) => <EditorStory {...props} />,
  args: editorArgs([googleEditor], storyGoogleTemplate),
  beforeEach({ msw }) {
    msw.use(...googleEditorMocks());
    return startEditorStory();
  },
} satisfies Meta<typeof TemplateEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const GoalsLoading: Story = {
  args: { tab: 'adSettings' },
  beforeEach({ msw }) {
    msw.use(mock(contract.googleSources.conversionGoals).slow());
  },
};

export const ReadOnly: Story = {
  args: { canEdit: () => false },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.view).ok({ ...storyGoogleTemplate, templates: { google: null } }));
  },
};

export const NoAccount: Story = {
  args: { tab: 'adSettings' },
  beforeEach({ msw }) {
    msw.use(mock(contract.googleSources.defaultAccounts).ok({ data: [] }));
  },
};

export const GoalsFailed: Story = {
  args: { tab: 'adSettings' },
  beforeEach({ msw }) {
    msw.use(mock(contract.googleSources.conversionGoals).error(500));
  },
};
