import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { spyOn } from 'storybook/test';
import { facebookEditor } from '../../facebook/facebookEditor';
import { editorMocks } from '../../story/editorMocks';
import { EditorStory, editorArgs, editorSaves, startEditorStory } from '../../story/editorStory';
import { googleEditorMocks } from '../../story/googleEditorMocks';
import { storyGoogleTemplate } from '../../story/storyGoogleTemplate';
import { beforeUnload } from './DraftRecovery.fixtures';
import { TemplateEditor, type TemplateEditorProps } from './TemplateEditor';

/** The editor that one leaves and comes back to. */
function Revisited(props: TemplateEditorProps) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
      {isHere ? <EditorStory {...props} /> : null}
    </>
  );
}

/** Records `beforeunload` listeners; returns the dispose function. */
function watchBeforeUnload(): () => void {
  const { addEventListener, removeEventListener } = window;
  const added = spyOn(window, 'addEventListener').mockImplementation((...[type, listener, ...rest]) => {
    if (type === 'beforeunload') beforeUnload.add(listener);
    addEventListener.call(window, type, listener, ...rest);
  });
  const removed = spyOn(window, 'removeEventListener').mockImplementation((...[type, listener, ...rest]) => {
    if (type === 'beforeunload') beforeUnload.delete(listener);
    removeEventListener.call(window, type, listener, ...rest);
  });
  return () => {
    added.mockRestore();
    removed.mockRestore();
    beforeUnload.clear();
  };
}

const meta = {
  title: 'Ad editor/TemplateEditor/Kept drafts',
  component: TemplateEditor,
  render: (props) => <Revisited {...props} />,
  args: editorArgs([facebookEditor]),
  parameters: {
    viewport: { options: { narrow: { name: 'Narrow', styles: { width: '360px', height: '740px' } } } },
  },
  beforeEach({ msw, args }) {
    const isGoogle = args.templateId === storyGoogleTemplate.id;
    msw.use(...(isGoogle ? googleEditorMocks() : [editorSaves(), ...editorMocks()]));
    const stopWatching = watchBeforeUnload();
    const cleanUp = startEditorStory();
    return () => {
      stopWatching();
      cleanUp();
    };
  },
} satisfies Meta<typeof TemplateEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
