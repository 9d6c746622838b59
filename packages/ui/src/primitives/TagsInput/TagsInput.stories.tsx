import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { TagsInput, type TagsInputProps } from './TagsInput';

function Stateful(props: TagsInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TagsInput
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
  title: 'Inputs/TagsInput',
  component: TagsInput,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Keywords',
    value: ['dentist near me', 'teeth cleaning'],
    onChange: fn(),
    placeholder: 'Add a keyword',
  },
} satisfies Meta<typeof TagsInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: [] } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };
