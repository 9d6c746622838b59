import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './TagsInput.stories';

const meta = { ...statesMeta, title: 'Inputs/TagsInput/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('textbox', { name: 'Keywords' });
    await userEvent.type(line, 'braces{Enter}Braces{Enter}whitening,');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'dentist near me',
      'teeth cleaning',
      'braces',
      'whitening',
    ]);
    await expect(line).toHaveValue('');
  },
};

export const PasteOfManyLines: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Keywords' }));
    await userEvent.paste('implants\nteeth cleaning\n\nveneers\r\nroot canal');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'dentist near me',
      'teeth cleaning',
      'implants',
      'veneers',
      'root canal',
    ]);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    const line = canvas.getByRole('textbox', { name: 'Keywords' });
    line.focus();
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Remove teeth cleaning' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['dentist near me']);
    await expect(line).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('half{Escape}');
    await expect(line).toHaveValue('');
    await userEvent.keyboard('left over');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['left over']);
  },
};

export const WithProblem: Story = {
  tags: ['picture'],
  args: {
    value: ['dentist', 'CHEAP'],
    checkTag: (tag) => (tag === tag.toUpperCase() ? 'Capital words are not allowed.' : undefined),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(', Capital words are not allowed.')).toBeInTheDocument();
  },
};

export const Full: Story = {
  args: { max: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Keywords' })).toBeDisabled();
  },
};
