import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
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
  title: 'UI/Slider',
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

export const Range: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, userEvent, globals }) => {
    // Thumbs are hidden until the track is measured.
    const youngest = await canvas.findByRole('slider', { name: 'Youngest' });
    await expect(youngest).toHaveAttribute('aria-valuetext', '18 years');
    youngest.focus();
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([19, 65]));
    canvas.getByRole('slider', { name: 'Oldest' }).focus();
    await userEvent.keyboard('{Home}');
    // A thumb never passes the other one.
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([19, 19]));
  },
};

export const One: Story = {
  args: { labels: ['Radius'], value: [20], min: 20, max: 500, format: (miles: number) => `${miles} miles` },
  play: async ({ args, canvas, userEvent }) => {
    (await canvas.findByRole('slider', { name: 'Radius' })).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([500]));
  },
};

export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
