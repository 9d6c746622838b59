import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './CallTable.stories';

const meta = { ...statesMeta, title: 'Adlane/State panel/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** Each call offers the errors of its contract; the select sets one, and gives the story's own answer back. */
export const SetAnOutcome: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const folders = canvas.getByRole('combobox', { name: 'Answer folders.list with' });
    await userEvent.selectOptions(folders, 'Error 401');
    await expect(args.onOutcome).toHaveBeenLastCalledWith('folders.list', 401);
    await userEvent.selectOptions(folders, 'Empty list');
    await expect(args.onOutcome).toHaveBeenLastCalledWith('folders.list', 'empty');
    const templates = canvas.getByRole('combobox', { name: 'Answer templates.list with' });
    await expect(templates).toHaveValue('offline');
    await userEvent.selectOptions(templates, 'As in the story');
    await expect(args.onOutcome).toHaveBeenLastCalledWith('templates.list', undefined);
  },
};
