import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Slider, type SliderProps } from './Slider';

function Stateful(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Slider
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
  title: 'Inputs/Slider',
  component: Slider,
  render: (args) => <Stateful {...args} />,
  args: {
    labels: ['Youngest', 'Oldest'],
    value: [18, 65],
    min: 18,
    max: 65,
    onChange: fn(),
    format: (years: number) => `${years} years`,
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invalid: Story = { args: { invalid: true } };

export const Disabled: Story = { args: { disabled: true } };
