import { contract } from '@adlane/contract';
import { type Template } from '@adlane/contract/ads/templates';
import { mock } from '@adlane/mocks';
import { storyClient } from '@adlane/mocks/clients';
import { toListPage } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { facebookEditor } from '../../facebook/facebookEditor';
import { googleEditor } from '../../google/googleEditor';
import { editorMocks } from '../../story/editorMocks';
import { EditorStory, editorArgs, editorSaves, startEditorStory } from '../../story/editorStory';
import { googleEditorMocks } from '../../story/googleEditorMocks';
import { storyGoogleTemplate } from '../../story/storyGoogleTemplate';
import { storyTemplate } from '../../story/storyTemplate';
import { google, later } from './RoundTrip.fixtures';
import { TemplateEditor } from './TemplateEditor';

const template: Template = {
  ...storyGoogleTemplate,
  platforms: ['facebook', 'google'],
  selectedLeadForm: storyTemplate.selectedLeadForm,
  templateContent: { ...storyTemplate.templateContent, later },
  templateTargeting: { ...storyTemplate.templateTargeting, later },
  templates: {
    google: {
      ...google,
      later,
      createAdTemplateData: { ...google.createAdTemplateData, later },
      targetAdTemplateData: { ...google.targetAdTemplateData, later },
      launchAdTemplateData: { ...google.launchAdTemplateData, later },
    },
  },
};

const meta = {
  title: 'Ad editor/TemplateEditor/Round trip',
  component: TemplateEditor,
  render: (props) => <EditorStory {...props} />,
  args: editorArgs([facebookEditor, googleEditor], template),
  beforeEach({ msw }) {
    msw.use(
      editorSaves(template),
      ...editorMocks(template),
      ...googleEditorMocks(),
      mock(contract.templates.access).ok({
        data: [
          { mode: 'client', is_for_all: false, user_ids: [] },
          { mode: 'agency', is_for_all: true, user_ids: [] },
        ],
      }),
      mock(contract.clients.list).ok(toListPage(storyClient(3, 'Harbor Dental'))),
      mock(contract.account.team).empty(),
      mock(contract.facebookAssets.reachEstimate).ok({
        users_lower_bound: 1000,
        users_upper_bound: 2000,
        is_ready: true,
      }),
    );
    return startEditorStory();
  },
} satisfies Meta<typeof TemplateEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
