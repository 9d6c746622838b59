import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { toDraft } from '../../draft/templateDraft';
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

export const Default: Story = {};

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

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.view).error(500));
  },
};

export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.view).refuse('NOT_FOUND', 'Not found.'));
  },
};

export const ReadOnly: Story = {
  args: { canEdit: () => false, canLaunch: false },
};

export const RestoredDraft: Story = {
  beforeEach() {
    const draft = { ...toDraft(storyTemplate), name: 'Dental: Unsaved' };
    const stored = {
      draft,
      opened: toDraft(storyTemplate),
      openedAt: storyTemplate.updated_at,
      savedAt: '2026-11-01T18:00:00.000Z',
    };
    window.localStorage.setItem(`adlane-draft:story:${storyTemplate.id}`, JSON.stringify(stored));
  },
};
