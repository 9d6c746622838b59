import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fireEvent, spyOn, waitFor, type within } from 'storybook/test';
import { facebookEditor } from '../../facebook/facebookEditor';
import { googleEditor } from '../../google/googleEditor';
import { editorMocks } from '../../story/editorMocks';
import { EditorStory, editorArgs, editorSaves, editorSent, startEditorStory } from '../../story/editorStory';
import { googleEditorMocks } from '../../story/googleEditorMocks';
import { storyGoogleTemplate } from '../../story/storyGoogleTemplate';
import { storyTemplate } from '../../story/storyTemplate';
import { TemplateEditor, type TemplateEditorProps } from './TemplateEditor';

/** Registered `beforeunload` listeners of a story. */
const beforeUnload = new Set<EventListenerOrEventListenerObject>();

type Canvas = ReturnType<typeof within>;
type UserEvent = {
  click: (on: Element) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
  type: (on: Element, text: string) => Promise<void>;
};

/**
 * Returns whether the editor makes the browser confirm leaving. Calls the listeners directly: a dispatched
 * event would also stop the service worker of the story.
 */
function isUnloadPrevented(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  for (const listener of beforeUnload) {
    if (typeof listener === 'function') listener.call(window, event);
  }
  return event.defaultPrevented;
}

async function text(canvas: Canvas, name: string): Promise<HTMLInputElement> {
  return (await canvas.findByRole('textbox', { name })) as HTMLInputElement;
}

/** Undoes and redoes with each of the usual shortcuts. */
async function undoAndRedo(canvas: Canvas, userEvent: UserEvent, name: string): Promise<void> {
  const field = await text(canvas, name);
  const before = field.value;
  await userEvent.type(field, ' now');
  for (const modifier of ['Control', 'Meta']) {
    await userEvent.keyboard(`{${modifier}>}z{/${modifier}}`);
    await waitFor(() => expect(field).toHaveValue(before));
    await userEvent.keyboard(`{${modifier}>}{Shift>}z{/Shift}{/${modifier}}`);
    await waitFor(() => expect(field).toHaveValue(`${before} now`));
  }
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}y{/Control}');
  await waitFor(() => expect(field).toHaveValue(`${before} now`));
}

/** Leaves at once, before the draft was stored by itself, and finds it again. */
async function leaveAndComeBack(canvas: Canvas, userEvent: UserEvent, name: string): Promise<void> {
  const { value: typed } = await text(canvas, name);
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  await expect(isUnloadPrevented()).toBe(false);
  await userEvent.click(await canvas.findByRole('button', { name: 'Come back' }));
  await expect(await canvas.findByText(/was restored/)).toBeVisible();
  await expect(await text(canvas, name)).toHaveValue(typed);
  await expect(isUnloadPrevented()).toBe(true);
}

/** Saves by the keyboard, which forgets the draft. */
async function save(canvas: Canvas, userEvent: UserEvent, name: string): Promise<void> {
  (await text(canvas, name)).focus();
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
  await waitFor(() => expect(isUnloadPrevented()).toBe(false));
  await expect(Object.keys(window.localStorage).filter((key) => key.startsWith('adlane-draft'))).toEqual([]);
}

function play(name: string): NonNullable<Story['play']> {
  return async ({ args, canvas, userEvent }) => {
    await text(canvas, name);
    await expect(isUnloadPrevented()).toBe(false);
    await undoAndRedo(canvas, userEvent, name);
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await leaveAndComeBack(canvas, userEvent, name);
    await save(canvas, userEvent, name);
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
  };
}

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
  title: 'Ad editor/TemplateEditor/Restored draft flows',
  tags: ['flow', '!autodocs'],
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

export const Facebook: Story = { play: play('Headline 1') };

export const FacebookOnAPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: Facebook.play,
};

export const Google: Story = {
  args: editorArgs([googleEditor], storyGoogleTemplate),
  play: play('Headline 2'),
};

export const GoogleOnAPhone: Story = {
  ...Google,
  globals: { viewport: { value: 'narrow', isRotated: false } },
};

/** The template can't be refetched: editing continues on the cached template and the draft. */
export const ServerIsGone: Story = {
  beforeEach({ msw }) {
    const path = `*${contract.templates.view.path.replace('{id}', ':id')}`;
    msw.use(
      http.get(path, () => HttpResponse.json(storyTemplate), { once: true }),
      mock(contract.templates.view).error(500),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await text(canvas, 'Headline 1'), ' now');
    await leaveAndComeBack(canvas, userEvent, 'Headline 1');
    await expect(canvas.queryByText("Couldn't load the template")).not.toBeInTheDocument();
  },
};

/** Typed text is reported once it is painted; undoing or leaving before that loses nothing. */
export const BeforeTheKeyIsPainted: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await text(canvas, 'Headline 1');
    const before = field.value;
    field.focus();
    void fireEvent.change(field, { target: { value: `${before}!` } });
    void fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(field).toHaveValue(before));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(field).toHaveValue(`${before}!`));
    void fireEvent.change(field, { target: { value: `${before}!?` } });
    void fireEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Come back' }));
    await expect(await text(canvas, 'Headline 1')).toHaveValue(`${before}!?`);
  },
};
