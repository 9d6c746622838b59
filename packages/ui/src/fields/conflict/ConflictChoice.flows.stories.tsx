import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ConflictChoice } from './ConflictChoice';
import statesMeta from './ConflictChoice.stories';
import { TwoEditors } from './TwoEditors.fixtures';

const meta = {
  ...statesMeta,
  title: 'Forms/ConflictChoice/Flows',
  component: ConflictChoice,
  tags: ['flow', '!autodocs'],
  decorators: [],
  render: () => <TwoEditors />,
};
export default meta;
type Story = StoryObj;

type Play = NonNullable<Story['play']>;

/** Types a title, lets another user save, and saves. */
const saveLate: Play = async ({ canvas, userEvent }) => {
  const title = canvas.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'My title');
  await userEvent.click(canvas.getByRole('button', { name: 'Save as another user' }));
  await canvas.findByText('Their title / Their text');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Another user changed this article' });
  // It takes the focus a frame after it is shown.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
};

export const AppliesMineByKeyboard: Story = {
  play: async (context) => {
    await saveLate(context);
    const { canvas, userEvent } = context;
    screen.getByRole('button', { name: 'Keep my changes' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('My title / Their text');
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Their text');
  },
};

/** The form that created the article stays open. */
export const OffersTheChoiceForACreatedRecord: Story = {
  render: () => <TwoEditors isNew />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Opened title / Opened text');
    await saveLate(context);
    await userEvent.click(screen.getByRole('button', { name: 'Keep my changes' }));
    await canvas.findByText('My title / Their text');
  },
};

export const DiscardsMine: Story = {
  play: async (context) => {
    await saveLate(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: 'Discard my changes' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Their title'));
    await expect(canvas.getByText('Their title / Their text')).toBeVisible();
  },
};

export const ReportsAgainAfterDecidingLater: Story = {
  play: async (context) => {
    await saveLate(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('My title');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alertdialog', { name: 'Another user changed this article' });
    await expect(canvas.getByText('Their title / Their text')).toBeVisible();
  },
};

const saveAsOther: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save as another user' }));
};

export const ShowsANewerVersion: Story = {
  play: async (context) => {
    const { canvas } = context;
    await saveAsOther(context);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Their title'));
    await screen.findByText('This article was changed elsewhere. You see the newest version.');
  },
};

export const MergesANewerVersionWithOtherChanges: Story = {
  render: () => <TwoEditors theirs={{ title: 'Their title' }} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await saveAsOther(context);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Their title'));
    await expect(text).toHaveValue('');
    await userEvent.type(text, 'My text');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Their title / My text');
  },
};

export const ComparesWithANewerVersion: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'My title');
    await saveAsOther(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Another user changed this article' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expect(title).toHaveValue('My title');
    await userEvent.click(screen.getByRole('button', { name: 'Keep my changes' }));
    await canvas.findByText('My title / Their text');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Compare' })).toBeNull());
  },
};

export const ShowsWhatIsStoredAfterASave: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, ' My title ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(title).toHaveValue('My title'));
    await expect(canvas.queryByRole('button', { name: 'Compare' })).toBeNull();
  },
};
