import { contract } from '@adlane/contract';
import { successMessages } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import { mock } from '@adlane/mocks';
import { Button } from '@adlane/ui';
import type { StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyInserts } from '../story/storyInserts';
import { sent } from './SmartInsertsEditor.fixtures';
import statesMeta, * as states from './SmartInsertsEditor.stories';

const meta = { ...statesMeta, title: 'Ad editor/SmartInsertsEditor/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Owner Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada Bright');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        business: { owner_name: 'Ada Bright' },
        base_updated_at: storyInserts.updated_at,
        client_user_id: null,
      }),
    );
  },
};

function ReadAgain() {
  const cache = useQueryClient();
  return <Button onClick={() => void cache.invalidateQueries()}>Read again</Button>;
}

/** Another user saves while one types. */
export const FollowsTheStoredProfile: Story = {
  decorators: [
    (Story) => (
      <>
        <ReadAgain />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent, msw }) => {
    const owner = await canvas.findByRole('textbox', { name: 'Owner Name' });
    await userEvent.type(owner, 'Ada');
    const business = { ...storyInserts.business, owner_name: 'Their owner', city_state_zip: 'Boston, MA' };
    const theirs = { ...storyInserts, business, updated_at: '2026-10-13T09:00:00.000Z' };
    msw.use(mock(contract.smartInserts.view).ok(theirs));
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    const choice = within(
      await screen.findByRole('alertdialog', { name: 'Another user changed this business profile' }),
    );
    await waitFor(() => expect(choice.getByText('Their owner')).toBeVisible());
    await expect(owner).toHaveValue('Ada');
    await userEvent.click(choice.getByRole('button', { name: 'Keep my changes' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        business: { owner_name: 'Ada' },
        base_updated_at: theirs.updated_at,
        client_user_id: null,
      }),
    );
  },
};

export const WrongAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    const site = await canvas.findByRole('textbox', { name: 'Business Website' });
    await userEvent.type(site, 'no address');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(site).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const Custom: Story = {
  parameters: { showsMessages: ['deleteSmartInsert'] },
  args: { kind: 'custom' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Offer' }));
    const question = within(await screen.findByRole('alertdialog'));
    // The dialog is in the page before it is seen.
    await waitFor(() =>
      expect(
        question.getByText(/It becomes unusable wherever it was inserted\. Used by 1 template\./),
      ).toBeVisible(),
    );
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Smart insert deleted successfully.');
  },
};

/** Escape closes the dialog, and the focus returns to the button. */
export const ByKeyboard: Story = {
  args: { kind: 'custom' },
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: 'Delete Offer' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog');
    // It receives keys once it has the focus.
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(remove).toHaveFocus());
  },
};

export const NewInsert: Story = {
  args: { kind: 'custom' },
  beforeEach: ({ msw }) => {
    msw.use(mock(contract.smartInserts.storeCustom).refuse('VALIDATION', 'This name is taken.'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New custom insert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New custom insert' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'a-b');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Value/ }), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(messages.specialCharacters);
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Name/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Deal');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('This name is taken.');
  },
};

/** The field says what a name may have; what was typed is not lost by Escape alone. */
export const ConfirmsDiscarding: Story = {
  args: { kind: 'custom' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New custom insert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New custom insert' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveAccessibleDescription(/^Letters, digits, spaces and underscores\./);
    await userEvent.type(name, 'Deal');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(name).toHaveValue('Deal');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** The success and the list stay when the list cannot be fetched again. */
export const CreatesAnInsert: Story = {
  parameters: { showsMessages: ['smartInsertCreated'] },
  args: { kind: 'custom' },
  beforeEach: ({ msw }) => {
    const [offer] = storyInserts.custom;
    if (offer) msw.use(mock(contract.smartInserts.storeCustom).ok({ ...offer, id: 9, name: 'Season' }));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New custom insert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New custom insert' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Season');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Value/ }), 'this spring');
    msw.use(mock(contract.smartInserts.view).error());
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText(successMessages.smartInsertCreated);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('a free check-up')).toBeVisible();
  },
};

export const NoCustomInserts: Story = {
  ...states.Empty,
  play: async ({ canvas }) => {
    await canvas.findByText('No custom inserts yet');
  },
};

export const OfAClient: Story = {
  args: { kind: 'custom', clientUserId: 3 },
  play: async ({ canvas }) => {
    await canvas.findByText('a free check-up');
    await expect(canvas.queryByRole('button', { name: 'Delete Offer' })).not.toBeInTheDocument();
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  tags: ['picture'],
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Owner Name' });
    await expect(name).toBeDisabled();
  },
};

export const Failing: Story = {
  ...states.Failed,
  play: async ({ canvas }) => {
    await canvas.findByText("Couldn't load the smart inserts");
  },
};
