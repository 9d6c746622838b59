import type { Meta, StoryObj } from '@storybook/react-vite';
import { facebookEditor } from '../../facebook/facebookEditor';
import { googleEditor } from '../../google/googleEditor';
import { editorMocks } from '../../story/editorMocks';
import { EditorStory, editorArgs, startEditorStory } from '../../story/editorStory';
import { storyCity } from '../../story/storyLookups';
import { storyTemplate } from '../../story/storyTemplate';
import { TemplateEditor } from './TemplateEditor';

/** Has budget and places, so that only the review remains. */
const template = {
  ...storyTemplate,
  templateTargeting: {
    ...storyTemplate.templateTargeting,
    location: { facebook: [storyCity] },
    budgetType: 'daily' as const,
    budget: 2500,
    currency: 'USD',
  },
};

const meta = {
  title: 'Ad editor/TemplateEditor/Blockers',
  component: TemplateEditor,
  render: (props) => <EditorStory {...props} />,
  args: editorArgs([facebookEditor, googleEditor], template),
  beforeEach({ msw }) {
    msw.use(...editorMocks(template));
    return startEditorStory();
  },
} satisfies Meta<typeof TemplateEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
