import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { ColorInput, type ColorInputProps } from './ColorInput';

function Stateful(props: ColorInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ColorInput
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'UI/ColorInput',
  component: ColorInput,
  render: (args) => <Stateful {...args} />,
  args: { label: 'Brand colour', value: '#485bff', onChange: fn() },
} satisfies Meta<typeof ColorInput>;
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

export const Invalid: Story = { args: { value: 'red', 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
