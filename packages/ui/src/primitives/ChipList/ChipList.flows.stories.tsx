import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './ChipList.stories';

const meta = { ...statesMeta, title: 'Data/ChipList/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove teeth cleaning' }));
    await expect(args.onRemove).toHaveBeenCalledWith('b');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    const forward = globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    canvas.getByRole('button', { name: 'Remove dentist near me' }).focus();
    await userEvent.keyboard(forward);
    await expect(canvas.getByRole('button', { name: 'Remove teeth cleaning' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith('b');
    await expect(canvas.getByRole('button', { name: 'Remove emergency dentist' })).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const WithProblem: Story = {
  args: { chips: [{ id: 'a', label: 'FREE!!', problem: 'Capital words are not allowed.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('FREE!!, Capital words are not allowed.');
  },
};

export const ReadOnly: Story = {
  args: { onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
