import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './MarkedText.stories';

const findMarks = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('mark')].map((mark) => [mark.textContent, mark.dataset.tone]);
const meta = { ...statesMeta, title: 'Inputs/MarkedText/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(findMarks(canvasElement)).toEqual([
      ['{Business Name}', 'known'],
      ['{Offer}', 'broken'],
    ]);
    const field = canvas.getByRole('textbox', { name: 'Headline' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Hello');
    await expect(findMarks(canvasElement)).toEqual([]);
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
    await expect(findMarks(canvasElement)).toEqual([
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
