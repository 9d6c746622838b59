import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseMine, EditedByTwo, saveAsOtherUser } from '../../../story/OtherUser';
import { SavedRepliesScreen } from './SavedRepliesScreen';
import statesMeta from './SavedRepliesScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Saved replies/SavedRepliesScreen/Flows',
  tags: ['flow', '!autodocs'],
  globals: { role: 'SuperAdmin' },
  // The API in the tab.
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const SavesChangesAndDeletesAReply: Story = {
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'New saved reply' });
    if (button) await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'New saved reply' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));
    await expect(await dialog.findAllByText('This field is required.')).toHaveLength(2);
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Opening hours');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Text/ }), 'Hi {{visitor.name}, from 8 to 5.');
    const project = dialog.getByRole('combobox', { name: 'Project' });
    const [, first] = within(project).getAllByRole('option');
    await userEvent.selectOptions(project, first?.textContent ?? '');
    await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));
    const row = await canvas.findByRole('row', { name: /Opening hours/ });
    await expect(row).toHaveTextContent('Hi {visitor.name}, from 8 to 5.');
    await expect(row).toHaveTextContent(first?.textContent ?? '');

    const menu = { name: 'Actions for Opening hours' };
    await userEvent.click(await canvas.findByRole('button', menu));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit saved reply' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Project' }), 'All projects');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Opening hours/ })).toHaveTextContent('All projects'),
    );

    await userEvent.click(canvas.getByRole('button', menu));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Opening hours?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete saved reply' }));
    await waitFor(() => expect(canvas.queryByText('Opening hours')).not.toBeInTheDocument());
  },
};

export const MergesMyChangesIntoAnotherUsersSave: Story = {
  render: (args) => (
    <EditedByTwo
      store={(client, project_id) =>
        client.savedReplies.store({ body: { name: 'Shared', text: 'First text', project_id } })
      }
      save={(client, { id, project_id }) =>
        client.savedReplies.update({
          params: { id },
          body: { name: 'Their name', text: 'Their text', project_id },
        })
      }
    >
      {() => <SavedRepliesScreen {...args} />}
    </EditedByTwo>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const menu = await canvas.findByRole('button', { name: 'Actions for Shared' });
    await saveAsOtherUser(context);
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'My name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await chooseMine(context, { record: 'saved reply', theirs: 'Their name', mine: 'My name' });
    const row = await canvas.findByRole('row', { name: /My name/ });
    await expect(row).toHaveTextContent('Their text');
  },
};
