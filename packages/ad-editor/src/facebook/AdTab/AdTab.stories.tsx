import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TemplateEditor } from '../../editor/TemplateEditor/TemplateEditor';
import { editorMocks } from '../../story/editorMocks';
import { EditorStory, editorArgs, editorSaves, startEditorStory } from '../../story/editorStory';
import { facebookEditor } from '../facebookEditor';

const meta = {
  title: 'Ad editor/AdTab',
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

export const Default: Story = {};

export const ReadOnly: Story = {
  args: { canEdit: () => false, canLaunch: false },
};

export const AsClient: Story = {
  args: { isAgency: false },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.adTypes).error(500));
  },
};
