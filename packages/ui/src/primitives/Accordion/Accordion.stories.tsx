import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Accordion, type AccordionProps } from './Accordion';

function Stateful(props: AccordionProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Accordion
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
  title: 'UI/Accordion',
  component: Accordion,
  render: (args) => <Stateful {...args} />,
  args: {
    value: ['audience'],
    onChange: fn(),
    items: [
      {
        value: 'audience',
        title: 'Audience',
        content: 'Age, gender and interests',
        aside: <Badge>3 set</Badge>,
      },
      { value: 'places', title: 'Places', content: 'Cities and radius' },
      { value: 'devices', title: 'Devices', content: 'Phones and tablets', disabled: true },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Age, gender and interests')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Places' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['audience', 'places']);
    await expect(canvas.getByRole('button', { name: 'Devices' })).toBeDisabled();
  },
};

export const OneAtATime: Story = {
  args: { single: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Places' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['places']);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Audience/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Places' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Cities and radius')).toBeVisible());
  },
};

export const AllClosed: Story = { args: { value: [] } };
