import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { toDraft } from '../../draft/templateDraft';
import { editorSent } from '../../story/editorStory';
import { storyTemplate } from '../../story/storyTemplate';
import statesMeta, * as states from './TemplateEditor.stories';

type Canvas = ReturnType<typeof within>;

function headline(canvas: Canvas, number: number) {
  return canvas.findByRole('textbox', { name: `Headline ${number}` });
}

const theirs = { ...storyTemplate, name: 'Dental: Theirs', updated_at: '2026-11-02T08:00:00.000Z' };
/** A handler that answers once is used up by a story: each gets its own. */
const refusesOnce = () =>
  http.put(
    `*${contract.templates.update.path.replace('{id}', ':id')}`,
    () =>
      HttpResponse.json(
        { message: 'Another user saved this template.', code: 'EDIT_CONFLICT', stored: theirs },
        { status: 409 },
      ),
    { once: true },
  );

async function editAndSave(
  canvas: Canvas,
  userEvent: { type: (on: Element, text: string) => Promise<void>; click: (on: Element) => Promise<void> },
) {
  await userEvent.type(await headline(canvas, 1), ' Now');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

/** The template as it was opened, for the first look only. */
function viewedOnce() {
  return http.get(
    `*${contract.templates.view.path.replace('{id}', ':id')}`,
    () => HttpResponse.json(storyTemplate),
    { once: true },
  );
}
const meta = { ...statesMeta, title: 'Ad editor/TemplateEditor/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await headline(canvas, 1);
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
};

export const RulesWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await headline(canvas, 1);
    await userEvent.clear(field);
    await userEvent.type(field, 'FREE');
    await expect(await canvas.findByText('Capital words are not allowed.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Hi!you');
    await expect(await canvas.findByText('Please add a space after the !')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'smile again');
    await expect(await canvas.findByText('Please remove duplicate entry.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'A headline of thirty-one letters');
    await expect(await canvas.findByText('Heading cannot exceed 30 characters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(editorSent).not.toHaveBeenCalled();
  },
};

export const SavesADraft: Story = {
  parameters: { showsMessages: ['templateSavedAsDraft'] },
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.view).ok({ ...storyTemplate, status: 'draft' }));
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Template name/ });
    await userEvent.type(name, ' 2');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('Template saved as draft.');
  },
};

export const SavesOnlyWhatChanged: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Template name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Dental: Summer');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
    await expect(editorSent).toHaveBeenCalledWith({
      name: 'Dental: Summer',
      base_updated_at: storyTemplate.updated_at,
    });
    await screen.findByText('Saved successfully.');
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
    // Saved again without a change: nothing is sent.
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(editorSent).toHaveBeenCalledOnce();
  },
};

export const VersionLists: Story = {
  play: async ({ canvas, userEvent }) => {
    await headline(canvas, 3);
    await expect(canvas.getByRole('button', { name: /^Delete Headline 1/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add headline' }));
    const added = await headline(canvas, 4);
    await waitFor(() => expect(added).toHaveFocus());
    await userEvent.type(added, 'New patients welcome');
    await userEvent.click(canvas.getByRole('button', { name: 'Make default: Headline 4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Headline 1' }));
    await expect(await headline(canvas, 1)).toHaveValue('Your First Visit Is Free');
    await expect(await headline(canvas, 3)).toHaveValue('New patients welcome');
    await expect(canvas.queryByRole('textbox', { name: 'Headline 4' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Make default: Headline 3' })).not.toBeInTheDocument();
  },
};

export const UndoAndRedo: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await headline(canvas, 1);
    await userEvent.type(field, ' now');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(field).toHaveValue('A Spring Check-up');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(field).toHaveValue('A Spring Check-up now');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(field).toHaveValue('A Spring Check-up');
  },
};

export const PreviewFollows: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await headline(canvas, 2);
    await userEvent.type(field, '.');
    await userEvent.click(canvas.getByRole('tab', { name: 'Ad preview' }));
    const preview = await canvas.findByRole('figure', { name: 'Facebook Feed, mobile' });
    // The preview follows what was typed a moment later.
    await expect(await within(preview).findByText('Your First Visit Is Free.')).toBeVisible();
    await expect(await within(preview).findByRole('button', { name: 'See more' })).toBeVisible();
  },
};

export const Settings: Story = {
  args: { tab: 'adSetting' },
  play: async ({ canvas }) => expect(await canvas.findByText('Oral hygiene')).toBeVisible(),
};

export const RestoresADraft: Story = {
  ...states.RestoredDraft,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Template name/ });
    await expect(name).toHaveValue('Dental: Unsaved');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(name).toHaveValue(storyTemplate.name));
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

/** A draft of an older version of the editor, which this one can't show. */
export const IgnoresAnInvalidDraft: Story = {
  beforeEach() {
    const opened = toDraft(storyTemplate);
    const stored = {
      draft: { ...opened, name: 'Dental: Unsaved', templateMedia: undefined },
      opened,
      openedAt: storyTemplate.updated_at,
      savedAt: '2026-11-01T18:00:00.000Z',
    };
    window.localStorage.setItem(`adlane-draft:story:${storyTemplate.id}`, JSON.stringify(stored));
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Template name/ });
    await expect(name).toHaveValue(storyTemplate.name);
    await expect(canvas.queryByText(/was restored/)).not.toBeInTheDocument();
  },
};

export const ConflictApplyMine: Story = {
  beforeEach({ msw }) {
    msw.use(refusesOnce(), viewedOnce(), mock(contract.templates.view).ok(theirs));
  },
  play: async ({ canvas, userEvent }) => {
    await editAndSave(canvas, userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my changes' }));
    await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
    // Based on theirs, with my headline; their name stays.
    const body = editorSent.mock.calls[0]?.[0] as { name?: string; base_updated_at: string };
    await expect(body.base_updated_at).toBe(theirs.updated_at);
    await expect(body.name).toBeUndefined();
    await expect(await headline(canvas, 1)).toHaveValue('A Spring Check-up Now');
    await expect(canvas.getByRole('textbox', { name: /Template name/ })).toHaveValue('Dental: Theirs');
  },
};

export const ConflictInOneField: Story = {
  beforeEach: ConflictApplyMine.beforeEach,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Template name/ });
    await expect(name).toHaveValue(storyTemplate.name);
    await userEvent.clear(name);
    await userEvent.type(name, 'Dental: Mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const choice = within(
      await screen.findByRole('alertdialog', { name: 'Another user changed this template' }),
    );
    await expect(choice.getByText('Dental: Theirs')).toBeVisible();
    await expect(choice.getByText('Dental: Mine')).toBeVisible();
    await userEvent.click(choice.getByRole('button', { name: 'Keep my changes' }));
    await waitFor(() =>
      expect(editorSent).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Dental: Mine', base_updated_at: theirs.updated_at }),
      ),
    );
  },
};

export const ConflictDiscardMine: Story = {
  beforeEach: ConflictApplyMine.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await editAndSave(canvas, userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard my changes' }));
    await waitFor(async () => expect(await headline(canvas, 1)).toHaveValue('A Spring Check-up'));
    await expect(canvas.getByRole('textbox', { name: /Template name/ })).toHaveValue('Dental: Theirs');
    await expect(editorSent).not.toHaveBeenCalled();
  },
};

/** Another refusal with the same status, which is no question of versions. */
export const ShowsAnotherConflictAtTheForm: Story = {
  beforeEach({ msw }) {
    const refuses = mock(contract.templates.update).refuse('CONFLICT', 'This template is in use.');
    msw.use(refuses, viewedOnce(), mock(contract.templates.view).ok(theirs));
  },
  play: async ({ canvas, userEvent }) => {
    await editAndSave(canvas, userEvent);
    await canvas.findByText('This template is in use.');
    // A dialog takes the focus a frame after it is shown, and hides what is behind it.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(screen.queryByText('Another user changed this template')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(await headline(canvas, 1)).toHaveValue('A Spring Check-up Now');
  },
};

const draftKey = `adlane-draft:story:${storyTemplate.id}`;
const outdatedDraft = {
  draft: { ...toDraft(storyTemplate), name: 'Dental: Unsaved' },
  opened: toDraft(storyTemplate),
  openedAt: '2026-10-01T00:00:00.000Z',
  savedAt: '2026-11-01T18:00:00.000Z',
};

/** The draft was created from an older version: saving asks which one to keep. */
export const RestoresAnOutdatedDraft: Story = {
  beforeEach({ msw }) {
    window.localStorage.setItem(draftKey, JSON.stringify(outdatedDraft));
    msw.use(refusesOnce());
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/you choose which version to keep/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my changes' }));
    await waitFor(() =>
      expect(editorSent).toHaveBeenCalledWith({
        name: 'Dental: Unsaved',
        base_updated_at: storyTemplate.updated_at,
      }),
    );
  },
};

export const SaveFailsOffline: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.update).offline());
  },
  play: async ({ canvas, userEvent }) => {
    await editAndSave(canvas, userEvent);
    await canvas.findByText(/Can't reach the server/);
    await expect(await headline(canvas, 1)).toHaveValue('A Spring Check-up Now');
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  beforeEach() {
    window.localStorage.setItem(draftKey, JSON.stringify(outdatedDraft));
  },
  play: async ({ canvas }) => {
    await expect(await headline(canvas, 1)).toHaveAttribute('readonly');
    // The user's own draft is for the day when changes are allowed again.
    await expect(canvas.getByRole('textbox', { name: /Template name/ })).toHaveValue(storyTemplate.name);
    await expect(window.localStorage.getItem(draftKey)).toBe(JSON.stringify(outdatedDraft));
    await expect(canvas.queryByRole('button', { name: /Save|Launch|Add|Make/ })).not.toBeInTheDocument();
  },
};

export const Missing: Story = {
  ...states.NotFound,
  play: async ({ canvas }) => {
    await canvas.findByText('This template does not exist');
  },
};

export const LoadingFails: Story = {
  ...states.Failed,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** Launching a draft finishes it. */
export const LaunchesADraft: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.view).ok({ ...storyTemplate, status: 'draft' }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Draft');
    await userEvent.click(canvas.getByRole('button', { name: 'Launch' }));
    await screen.findByRole('dialog');
    await expect(editorSent).toHaveBeenCalledWith({
      base_updated_at: storyTemplate.updated_at,
      status: 'active',
    });
    await waitFor(() => expect(canvas.queryByText('Draft')).not.toBeInTheDocument());
  },
};
