import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TemplateEditor } from '../../editor/TemplateEditor/TemplateEditor';
import { EditorStory, editorArgs, startEditorStory } from '../../story/editorStory';
import { googleEditorMocks } from '../../story/googleEditorMocks';
import { storyGoogleTemplate } from '../../story/storyGoogleTemplate';
import { googleEditor } from '../googleEditor';

const written = {
  tone: 'Friendly' as const,
  adText: [],
  headlines: ['Smile Without Fear', 'Free First Visit', 'Open on Saturdays', 'Book in a Minute'],
  subHeadlines: [],
  longHeadline: ['A calm first visit with a clear plan'],
  description: ['Book your visit today.'],
  written_by: 'provider' as const,
  notes: [],
};

const meta = {
  title: 'Ad editor/GoogleAdTab',
  component: TemplateEditor,
  parameters: { docs: { entries: ['@adlane/ad-editor/google'] } },
  render: (props) => <EditorStory {...props} />,
  args: {
    ...editorArgs([googleEditor], storyGoogleTemplate),
    insertsHref: '#inserts',
  },
  beforeEach({ msw }) {
    msw.use(
      ...googleEditorMocks(),
      mock(contract.ai.adText).ok(written),
      mock(contract.ai.text).ok({ texts: ['Kind Dentists Near You'], written_by: 'provider', notes: [] }),
    );
    return startEditorStory();
  },
} satisfies Meta<typeof TemplateEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
