import { contract } from '@adlane/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { leadFormArgs, startLeadForm } from '../../story/leadFormStory';
import { storyLeadForm } from '../../story/storyLeadForm';
import { LeadFormBuilder, type LeadFormBuilderProps } from './LeadFormBuilder';
import { currentDraft, draftKey, opened, sent } from './LeadFormBuilder.fixtures';
import * as states from './LeadFormBuilder.stories';

/** The builder that one leaves and comes back to. */
function Revisited(props: LeadFormBuilderProps) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
      {isHere ? <LeadFormBuilder {...props} /> : null}
    </>
  );
}

const meta = {
  title: 'Ad editor/LeadFormBuilder/Restored draft flows',
  tags: ['flow', '!autodocs'],
  component: LeadFormBuilder,
  render: (props) => <Revisited {...props} />,
  args: leadFormArgs,
  parameters: {
    viewport: { options: { narrow: { name: 'Narrow', styles: { width: '360px', height: '740px' } } } },
  },
  beforeEach: startLeadForm,
} satisfies Meta<typeof LeadFormBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Undo and redo by the usual shortcuts, also on a narrow phone; a reopened form restores its unsaved text.
 */
export const UndoAndReopen: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const name = () => canvas.getByRole('textbox', { name: /Form name/ });
    await userEvent.type(name(), ' now');
    for (const modifier of ['Control', 'Meta']) {
      await userEvent.keyboard(`{${modifier}>}z{/${modifier}}`);
      await waitFor(() => expect(name()).toHaveValue(storyLeadForm.name));
      await userEvent.keyboard(`{${modifier}>}{Shift>}z{/Shift}{/${modifier}}`);
      await waitFor(() => expect(name()).toHaveValue(`${storyLeadForm.name} now`));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Come back' }));
    await canvas.findByText(/^Your unsaved draft of .* was restored\.$/);
    await expect(name()).toHaveValue(`${storyLeadForm.name} now`);
  },
};

/** The same with the phone preview next to the form. */
export const OnADesktop: Story = { play: UndoAndReopen.play };

export const RestoresADraft: Story = {
  ...states.RestoredDraft,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /Form name/ })).toHaveValue('Unsaved');
    await expect(canvas.getByText(/^Your unsaved draft of .*2026.* was restored\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Form name/ })).toHaveValue(storyLeadForm.name),
    );
    await expect(canvas.queryByText(/was restored/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Save form' })).toBeDisabled();
    await expect(window.localStorage.getItem(draftKey)).toBeNull();
  },
};

/** Refuses changes of a version older than the stored form, as the server does. */
const refusesOlderVersions = http.put(
  `*${contract.leadForms.update.path.replace('{id}', ':id')}`,
  async ({ request }) => {
    const change = (await request.json()) as { readonly base_updated_at: string };
    sent(change);
    return change.base_updated_at >= storyLeadForm.updated_at
      ? HttpResponse.json({ ...storyLeadForm, ...change, updated_at: '2026-12-01T00:00:00.000Z' })
      : HttpResponse.json(
          { code: 'EDIT_CONFLICT', message: 'Another user has changed this.', stored: storyLeadForm },
          { status: 409 },
        );
  },
);

/** Another user saved a name and a headline after the draft was made, which has its own name. */
export const RestoresAnOutdatedDraft: Story = {
  beforeEach({ msw }) {
    sent.mockClear();
    const older = { ...opened, name: 'Opened', greetingTitle: 'Old headline' };
    const draft = { ...older, name: 'Unsaved' };
    const openedAt = '2026-10-10T09:00:00.000Z';
    window.localStorage.setItem(
      draftKey,
      JSON.stringify({ ...currentDraft, draft, opened: older, openedAt }),
    );
    msw.use(refusesOlderVersions);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/you choose which version to keep/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    const choice = await screen.findByRole('alertdialog', { name: 'Another user changed this lead form' });
    await expect(within(choice).getByText(storyLeadForm.name)).toBeVisible();
    await expect(within(choice).queryByText('Old headline')).not.toBeInTheDocument();
    await userEvent.click(within(choice).getByRole('button', { name: 'Keep my changes' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ name: 'Unsaved', base_updated_at: storyLeadForm.updated_at }),
    );
    await expect(canvas.getByRole('textbox', { name: /Greeting headline/ })).toHaveValue(
      storyLeadForm.greetingTitle,
    );
    await waitFor(() => expect(window.localStorage.getItem(draftKey)).toBeNull());
    await expect(canvas.queryByText(/was restored/)).not.toBeInTheDocument();
  },
};

/** The user went back to the older version that the draft was made from. */
export const RestoresAnOlderVersion: Story = {
  beforeEach({ msw }) {
    sent.mockClear();
    const older = { ...opened, name: 'Opened' };
    const openedAt = '2026-10-10T09:00:00.000Z';
    const stored = { ...currentDraft, draft: older, opened: older, openedAt };
    window.localStorage.setItem(draftKey, JSON.stringify(stored));
    msw.use(refusesOlderVersions);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save form' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard my changes' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Form name/ })).toHaveValue(storyLeadForm.name),
    );
    await expect(sent).toHaveBeenCalledOnce();
    await waitFor(() => expect(window.localStorage.getItem(draftKey)).toBeNull());
  },
};

/** Earlier versions stored a draft alone: the form was changed since it was created, maybe after the draft was made. */
export const RestoresADraftWithoutItsVersion: Story = {
  beforeEach({ msw }) {
    sent.mockClear();
    window.localStorage.setItem(draftKey, JSON.stringify({ ...opened, name: 'Unsaved' }));
    msw.use(refusesOlderVersions);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Your unsaved draft was restored\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my changes' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ name: 'Unsaved', base_updated_at: storyLeadForm.updated_at }),
    );
  },
};
