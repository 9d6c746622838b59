import { successMessages } from '@adlane/contract/constants';
import { Toaster } from '@adlane/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { TemplatesScreen } from './TemplatesScreen';
import { longName } from './TemplatesScreen.fixtures';
import statesMeta, * as states from './TemplatesScreen.stories';

type Canvas = { getAllByRole: typeof screen.getAllByRole };
type UserEvent = { click: (element: Element) => Promise<void> };

/** Waits for the first template and returns its name. Folders have the same buttons, and may be there earlier. */
function getFirstTemplate(canvas: Canvas): Promise<string> {
  return waitFor(() => {
    const buttons = canvas.getAllByRole('button', { name: /^Actions for / });
    const ofTemplate = buttons.find((button) => button.closest('[data-row-index]'));
    const name = ofTemplate?.getAttribute('aria-label')?.replace('Actions for ', '');
    if (name === undefined) throw new Error('There is no template yet.');
    return name;
  });
}

async function chooseFor(name: string, action: string, userEvent: UserEvent) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Opens the folders where they are behind a button, and finds them. */
async function openFolders(canvas: Pick<typeof screen, 'queryByRole'>, userEvent: UserEvent) {
  const button = canvas.queryByRole('button', { name: /^Template folders:/ });
  if (button) await userEvent.click(button);
  return within(await screen.findByRole('navigation', { name: 'Template folders' }));
}

const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Templates/TemplatesScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The seeded world, served by the API in the tab. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(12);
    const folders = await openFolders(canvas, userEvent);
    await expect(await folders.findByRole('link', { name: /Health & Wellness/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search templates' }), 'lawn');
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(12));
  },
};

/** The code that drags is loaded while the folders are open; cards don't drag once they are closed. */
export const NothingDragsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole('article');
    if (!card) throw new Error('There is no template.');
    const folders = await openFolders(canvas, userEvent);
    await folders.findByRole('link', { name: /Health & Wellness/ });
    const findAnnouncement = () => document.querySelector('[id^="DndLiveRegion"]');
    await waitFor(() => expect(findAnnouncement()).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const { left, top } = card.getBoundingClientRect();
    void fireEvent.mouseDown(card, { clientX: left + 8, clientY: top + 8, button: 0 });
    void fireEvent.mouseMove(document, { clientX: left + 8, clientY: top + 40 });
    void fireEvent.mouseMove(document, { clientX: left + 8, clientY: top + 80 });
    void fireEvent.mouseUp(document, { clientX: left + 8, clientY: top + 80 });
    // A drag would be announced before the next painted page.
    await userEvent.hover(card);
    await expect(findAnnouncement()).toBeEmptyDOMElement();
    await expect(card.closest('li')).toHaveStyle({ opacity: '1' });
  },
};

export const SecondPage: Story = {
  parameters: { url: '?page=2' },
  play: async ({ canvas }) => {
    const pages = await canvas.findByRole('navigation', { name: 'Pages of templates' });
    await expect(within(pages).getByRole('button', { name: 'Previous page' })).toBeEnabled();
  },
};

export const EmptyFolder: Story = {
  args: { folderId: 4 },
  beforeEach: states.Empty.beforeEach,
  play: async ({ canvas }) => {
    await canvas.findByText('This folder is empty');
  },
};

export const StartsFromTheLibrary: Story = {
  ...states.Empty,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Browse the library' });
    await expect(link).toHaveAttribute('href', '#/agency/ads/master');
  },
};

export const NothingMatches: Story = {
  ...states.NoMatches,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No matches');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await canvas.findByText('No templates yet');
  },
};

export const Failed: Story = {
  ...states.Failed,
  play: async ({ canvas }) => {
    await canvas.findByText("Couldn't load templates");
    await canvas.findByText("Couldn't load folders");
  },
};

/** Moves by the menu and undoes from the toast. */
export const MoveAndUndo: Story = {
  render: (args) => (
    <>
      <TemplatesScreen {...args} />
      <Toaster />
    </>
  ),
  parameters: { showsMessages: ['templateMoved'], url: '?layout=table' },
  play: async ({ canvas, userEvent }) => {
    const name = await getFirstTemplate(canvas);
    await chooseFor(name, 'Move to a folder', userEvent);
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to a folder' }));
    await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Without a folder' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await screen.findAllByText('Template moved successfully.');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Moving templates back')).not.toBeInTheDocument());
  },
};

export const Rename: Story = {
  render: MoveAndUndo.render,
  play: async ({ canvas, userEvent }) => {
    const name = await getFirstTemplate(canvas);
    await chooseFor(name, 'Rename', userEvent);
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename the template' }));
    const field = dialog.getByRole('textbox', { name: /Name/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Autumn check-up');
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await canvas.findByRole('link', { name: 'Autumn check-up' });
  },
};

/** Confirms first, then deletes. */
export const DeleteSelected: Story = {
  parameters: { showsMessages: ['deleteTemplate', 'templateDeleted'] },
  render: MoveAndUndo.render,
  play: async ({ canvas, userEvent }) => {
    const name = await getFirstTemplate(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this template?' });
    await expect(question).toHaveTextContent(name);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument());
    await screen.findByText('Template deleted successfully.');
  },
};

export const Duplicate: Story = {
  parameters: { showsMessages: ['templateDuplicated'] },
  render: MoveAndUndo.render,
  play: async ({ canvas, userEvent }) => {
    await chooseFor(await getFirstTemplate(canvas), 'Duplicate', userEvent);
    await screen.findByText('Template duplicated successfully.');
  },
};

/** Acts on all matching rows over all pages. */
export const DeactivateAllMatching: Story = {
  render: MoveAndUndo.render,
  play: async ({ canvas, userEvent }) => {
    const name = await getFirstTemplate(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(canvas.getByRole('button', { name: /^Select all \d+$/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    await screen.findByText('Templates deactivated.');
    await waitFor(() => expect(canvas.getAllByText('Inactive', { selector: 'span' })).toHaveLength(12));
  },
};

export const AssignToClients: Story = {
  render: MoveAndUndo.render,
  play: async ({ canvas, userEvent }) => {
    const name = await getFirstTemplate(canvas);
    await chooseFor(name, 'Share with clients', userEvent);
    const dialog = within(await screen.findByRole('dialog', { name: 'Share with clients' }));
    await expect(dialog.getByRole('button', { name: 'Share' })).toBeDisabled();
    const [client] = await dialog.findAllByRole('checkbox');
    if (!client) throw new Error('The seeded agency has no clients.');
    await userEvent.click(client);
    await userEvent.click(dialog.getByRole('button', { name: 'Share with 1' }));
    await screen.findByText('Saved successfully.');
  },
};

/** Creates, renames and archives a folder. */
export const ChangeFolders: Story = {
  parameters: { showsMessages: ['created', 'folderRenamed', 'folderDuplicated'] },
  render: MoveAndUndo.render,
  play: async ({ canvas, userEvent }) => {
    await getFirstTemplate(canvas);
    const folders = await openFolders(canvas, userEvent);
    await userEvent.click(await folders.findByRole('button', { name: 'New folder' }));
    const field = await folders.findByRole('textbox', { name: 'Name of the new folder' });
    await userEvent.type(field, 'Gym/Yoga');
    await expect(folders.getByRole('alert')).toHaveTextContent(
      'Folder name cannot contain special characters.',
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'Gyms{Enter}');
    await folders.findByRole('link', { name: /Gyms/ });
    await screen.findByText(successMessages.created);
    const choose = async (item: string) => {
      await userEvent.click(folders.getByRole('button', { name: /^Actions for Gyms/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Rename');
    await userEvent.type(await folders.findByRole('textbox', { name: /name/i }), ' & Yoga{Enter}');
    await screen.findByText(successMessages.folderRenamed);
    await folders.findByRole('link', { name: /Gyms & Yoga/ });
    await choose('Duplicate');
    await screen.findByText('Folder duplicated successfully.');
    await choose('Archive');
    await screen.findByText('Folder archived.');
    await folders.findByRole('link', { name: /Gyms.*Archived/ });
  },
};

/** The super admin's own templates: publish and unpublish. */
export const MasterTemplates: Story = {
  parameters: { showsMessages: ['masterTemplatePublished'] },
  globals: { role: 'SuperAdmin' },
  args: { user: { entity_type: 'SuperAdmin', permissions: {} }, title: 'Master Ad Templates' },
  render: MoveAndUndo.render,
  play: async ({ canvas, userEvent }) => {
    const name = await getFirstTemplate(canvas);
    const card = canvas.getByRole('link', { name }).closest('article');
    if (!card) throw new Error(`${name} is no card.`);
    await within(card).findByText('Published');
    await chooseFor(name, 'Unpublish', userEvent);
    await screen.findByText('Saved successfully.');
    await waitFor(() => expect(within(card).queryByText('Published')).not.toBeInTheDocument());
    await chooseFor(name, 'Publish', userEvent);
    await screen.findByText('Master template published successfully.');
  },
};

/** A client cannot change the agency's templates. */
export const AsClient: Story = {
  ...states.AsClient,
  play: async ({ canvas, userEvent }) => {
    await getFirstTemplate(canvas);
    await openFolders(canvas, userEvent);
    await expect(screen.queryByRole('button', { name: 'New folder' })).not.toBeInTheDocument();
  },
};

/** Long names, every status, many pages: without the database. */
export const LongText: Story = {
  ...states.LongText,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${longName}` }));
    await expect(canvas.getByRole('button', { name: 'Select all 40' })).toBeVisible();
  },
};

export const LongTextAsTable: Story = { ...LongText, parameters: { url: '?layout=table' } };
