import type { Meta, StoryObj } from '@storybook/react-vite';
import { facebookEditor } from '../../facebook/facebookEditor';
import { editorMocks } from '../../story/editorMocks';
import { EditorStory, editorArgs, editorSaves, startEditorStory } from '../../story/editorStory';
import { TemplateEditor } from './TemplateEditor';

/** A save that is refused leads to the first field that is wrong, whatever kind of field it is. */
const meta = {
  title: 'Ad editor/TemplateEditor/First wrong field',
  component: TemplateEditor,
  render: (props) => <EditorStory {...props} />,
  args: editorArgs([facebookEditor]),
  beforeEach({ msw }) {
    msw.use(...editorMocks(), editorSaves());
    return startEditorStory();
  },
} satisfies Meta<typeof TemplateEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
