import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
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
  title: 'Layout/Accordion',
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

export const AllClosed: Story = { args: { value: [] } };
