import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
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
  title: 'Inputs/ColorInput',
  component: ColorInput,
  render: (args) => <Stateful {...args} />,
  args: { label: 'Brand colour', value: '#485bff', onChange: fn() },
} satisfies Meta<typeof ColorInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invalid: Story = { args: { value: 'red', 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };
