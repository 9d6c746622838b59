import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import statesMeta from './ColorInput.stories';

const meta = { ...statesMeta, title: 'Inputs/ColorInput/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Brand colour' });
    await userEvent.clear(text);
    await userEvent.type(text, 'E1F');
    await expect(args.onChange).toHaveBeenLastCalledWith('#ee11ff');
    await expect(text).toHaveValue('E1F');
    await userEvent.tab();
    await expect(text).toHaveValue('#ee11ff');
    const palette = canvas.getByLabelText('Palette: Brand colour');
    await fireEvent.input(palette, { target: { value: '#00ff00' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('#00ff00');
    await expect(text).toHaveValue('#00ff00');
  },
};

export const Empty: Story = {
  tags: ['picture'],
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Brand colour' }), 'red');
    // Invalid text is reported, so that a rule can reject it.
    await expect(args.onChange).toHaveBeenLastCalledWith('red');
  },
};
