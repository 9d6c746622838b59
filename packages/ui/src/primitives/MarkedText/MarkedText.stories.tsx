import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { FieldShell } from '../FieldShell/FieldShell';
import { MarkedText, type MarkedTextProps, type TextMark } from './MarkedText';

/** Marks names in braces; one of them is unknown. */
function findMarks(text: string): TextMark[] {
  return [...text.matchAll(/\{[^{}]*\}/g)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    tone: found[0] === '{Offer}' ? 'broken' : 'known',
  }));
}

function Stateful(props: MarkedTextProps) {
  const [value, setValue] = useState(props.value);
  return (
    <FieldShell label="Headline">
      {(control) => (
        <MarkedText
          {...props}
          {...control}
          value={value}
          marks={findMarks(value)}
          onChange={(event) => {
            setValue(event.target.value);
            props.onChange(event);
          }}
        />
      )}
    </FieldShell>
  );
}

const meta = {
  title: 'Inputs/MarkedText',
  component: MarkedText,
  render: (args) => <Stateful {...args} />,
  args: { value: 'Smile with {Business Name} and {Offer}!', marks: [], onChange: fn() },
} satisfies Meta<typeof MarkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongLine: Story = {
  tags: ['picture'],
  args: { value: `${'A very long line. '.repeat(12)}{Business Name}` },
};

export const ReadOnly: Story = { args: { readOnly: true } };
