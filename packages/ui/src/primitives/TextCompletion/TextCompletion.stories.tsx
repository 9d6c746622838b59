import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Box } from '../../layout/Box';
import { TextArea } from '../Input/Input';
import { TextCompletion, type TextCompletionProps, type TypedPart } from './TextCompletion';

const people = [
  { value: 'Nora Brooks', label: 'Nora Brooks', detail: 'Support' },
  { value: 'Lee Park', label: 'Lee Park', detail: 'Billing' },
  { value: 'Norbert Quist', label: 'Norbert Quist', detail: 'Support' },
];

/** Finds a name that is being typed behind an @. */
function findTyped(text: string, cursor: number): TypedPart | undefined {
  const start = text.slice(0, cursor).lastIndexOf('@');
  const query = text.slice(start + 1, cursor);
  return start < 0 || /\s/.test(query) ? undefined : { start, end: cursor, query };
}

const listPeople = (query: string) =>
  people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

function Example(props: TextCompletionProps) {
  const [control, setControl] = useState<HTMLTextAreaElement | null>(null);
  const [text, setText] = useState('Please ask ');
  return (
    <Box position="relative" minH={72} pt={props.placement === 'above' ? 56 : undefined}>
      <Box position="relative">
        <TextArea
          ref={setControl}
          aria-label="Note"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <TextCompletion
          {...props}
          control={control}
          onChoose={(value, { start, end }) =>
            setText((now) => `${now.slice(0, start)}@${value} ${now.slice(end)}`)
          }
        />
      </Box>
    </Box>
  );
}

const meta = {
  title: 'Inputs/TextCompletion',
  component: TextCompletion,
  args: {
    // The story renders the control.
    control: null,
    label: 'Team members',
    findTyped,
    listOptions: listPeople,
    formatCount: (count) => `${count} people`,
    onChoose: fn(),
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof TextCompletion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
