import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { facebookEditor } from '../../facebook/facebookEditor';
import { editorMocks } from '../../story/editorMocks';
import { EditorStory, editorArgs, editorSaves, startEditorStory } from '../../story/editorStory';
import { storyTemplate } from '../../story/storyTemplate';
import { TemplateEditor } from './TemplateEditor';

const meta = {
  title: 'Ad editor/TemplateEditor',
  component: TemplateEditor,
  parameters: { docs: { entries: ['@adlane/ad-editor/facebook'] } },
  render: (props) => <EditorStory {...props} />,
  args: editorArgs([facebookEditor]),
  beforeEach({ msw }) {
    msw.use(editorSaves(), ...editorMocks());
    return startEditorStory();
  },
} satisfies Meta<typeof TemplateEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.view).slow());
  },
};

export const ForGoogleOnly: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.view).ok({ ...storyTemplate, platforms: ['google'] }));
  },
};
