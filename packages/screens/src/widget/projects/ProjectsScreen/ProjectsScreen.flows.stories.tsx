import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import statesMeta from './ProjectsScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Projects/ProjectsScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The API in the tab.
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const CreatesRenamesAndArchivesAProject: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'New project' });
    if (button) await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'New project' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create project' }));
    await expect(await dialog.findByText('This field is required.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Gym app');
    await userEvent.click(dialog.getByRole('button', { name: 'Create project' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('link', { name: /Gym app/ })).toBeVisible();
    // The agency of the demo world has another project.
    await expect(canvas.getAllByText('Not installed')[0]).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Gym app' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const form = within(await screen.findByRole('dialog', { name: 'Rename the project' }));
    const name = form.getByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Gym website');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const menu = { name: 'Actions for Gym website' };
    await userEvent.click(await canvas.findByRole('button', menu));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const question = await screen.findByRole('alertdialog', { name: 'Archive Gym website?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Archive project' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Gym website/ })).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: /Gym website/ })).toBeVisible();
  },
};
