import type { Meta, StoryObj } from '@storybook/react-vite';
import { TemplateEditor } from '../editor/TemplateEditor/TemplateEditor';
import { facebookEditor } from '../facebook/facebookEditor';
import { editorMocks } from '../story/editorMocks';
import { EditorStory, editorArgs, startEditorStory } from '../story/editorStory';

const meta = {
  title: 'Ad editor/LaunchDrawer/Every blocker',
  component: TemplateEditor,
  render: (props) => <EditorStory {...props} />,
  args: editorArgs([facebookEditor]),
  beforeEach({ msw }) {
    msw.use(...editorMocks());
    return startEditorStory();
  },
} satisfies Meta<typeof TemplateEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
