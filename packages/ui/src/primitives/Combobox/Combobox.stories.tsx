import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Combobox, type ComboboxProps } from './Combobox';
import { options } from './Combobox.fixtures';

function Stateful(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Combobox
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
  title: 'Inputs/Combobox',
  component: Combobox,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Audience',
    options,
    value: [],
    onChange: fn(),
    multiple: true,
    placeholder: 'Search interests',
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = { tags: ['picture'], args: { value: options.slice(0, 3) } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true, value: options.slice(0, 1) } };
