import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FieldShell } from '../FieldShell/FieldShell';
import { MarkedText, type MarkedTextProps, type TextMark } from './MarkedText';

/** Marks names in braces; one of them is unknown. */
function marksIn(text: string): TextMark[] {
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
          marks={marksIn(value)}
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
  title: 'UI/MarkedText',
  component: MarkedText,
  render: (args) => <Stateful {...args} />,
  args: { value: 'Smile with {Business Name} and {Offer}!', marks: [], onChange: fn() },
} satisfies Meta<typeof MarkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

const marksOn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('mark')].map((mark) => [mark.textContent, mark.dataset.tone]);

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(marksOn(canvasElement)).toEqual([
      ['{Business Name}', 'known'],
      ['{Offer}', 'broken'],
    ]);
    const field = canvas.getByRole('textbox', { name: 'Headline' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Hello');
    await expect(marksOn(canvasElement)).toEqual([]);
    await expect(field).toHaveValue('Hello');
  },
};

/** A native input: Tab focuses it, text is inserted at the cursor, marks follow their words. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Headline' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Home}Now: {End} Today');
    await expect(field).toHaveValue('Now: Smile with {Business Name} and {Offer}! Today');
    await expect(marksOn(canvasElement)).toEqual([
      ['{Business Name}', 'known'],
      ['{Offer}', 'broken'],
    ]);
  },
};

/** Marks stay under their words while scrolling. */
export const Multiline: Story = {
  args: { multiline: true, value: `${'A line of text.\n'.repeat(8)}{Business Name}` },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Headline' });
    field.scrollTop = field.scrollHeight;
    field.dispatchEvent(new Event('scroll', { bubbles: true }));
    const mark = canvasElement.querySelector('mark');
    const box = field.getBoundingClientRect();
    await expect(mark?.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom);
    await expect(mark?.getBoundingClientRect().top).toBeGreaterThan(box.top + box.height / 2);
  },
};

export const LongLine: Story = {
  tags: ['picture'],
  args: { value: `${'A very long line. '.repeat(12)}{Business Name}` },
};

export const ReadOnly: Story = { args: { readOnly: true } };
