import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import statesMeta from './AssistBar.stories';

type Canvas = ReturnType<typeof within>;
type UserEvent = {
  clear: (on: Element) => Promise<void>;
  type: (on: Element, text: string) => Promise<void>;
};

/** Types into an emptied headline; `{{` is one brace. */
async function typeHeadline(canvas: Canvas, userEvent: UserEvent, text: string): Promise<HTMLElement> {
  const field = await canvas.findByRole('textbox', { name: 'Headline 2' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

async function findOptions(): Promise<(string | undefined)[]> {
  const list = within(await screen.findByRole('listbox', { name: 'Smart inserts' }));
  return list.getAllByRole('option').map(({ textContent }) => /\{[^}]*\}/.exec(textContent ?? '')?.[0]);
}

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('listbox', { name: 'Smart inserts' })).not.toBeInTheDocument());

const meta = { ...statesMeta, title: 'Ad editor/AssistBar/Completion flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterChoosesTheFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await typeHeadline(canvas, userEvent, 'Get {{off');
    await expect(await findOptions()).toEqual(['{Offer}']);
    await expect(field).toHaveAttribute('role', 'combobox');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('Get {Offer}'));
    await expectClosed();
    await expect(field).toHaveFocus();
    await expect(field).not.toHaveAttribute('role');
    // What is typed next is behind the insert.
    await userEvent.keyboard(' now');
    await expect(field).toHaveValue('Get {Offer} now');
  },
};

export const ArrowsMoveAndTabChooses: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await typeHeadline(canvas, userEvent, '{{');
    const options = await findOptions();
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(active()).toHaveTextContent(options[0] ?? 'an option'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent(options[1] ?? 'an option'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(active()).toHaveTextContent(options.at(-1) ?? 'an option'));
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(options.at(-1)));
    await expect(field).toHaveFocus();
  },
};

/** Closed until the next brace; letters that no insert has leave the list closed too. */
export const EscapeCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await typeHeadline(canvas, userEvent, '{{o');
    await findOptions();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await userEvent.keyboard('f');
    await expect(field).toHaveValue('{of');
    await expectClosed();
    await userEvent.keyboard('} {{off');
    await expect(await findOptions()).toEqual(['{Offer}']);
    await userEvent.keyboard('x');
    await expectClosed();
  },
};

export const AClickChooses: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await typeHeadline(canvas, userEvent, 'At {{');
    await findOptions();
    await userEvent.click(screen.getByRole('option', { name: /^\{Offer\}/ }));
    await waitFor(() => expect(field).toHaveValue('At {Offer}'));
    await expect(field).toHaveFocus();
    await expectClosed();
  },
};

/** From right to left the list begins at the right, like its text. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const field = await typeHeadline(canvas, userEvent, '{{');
    const list = await screen.findByRole('listbox', { name: 'Smart inserts' });
    const edge = (element: Element) => Math.round(element.getBoundingClientRect().right);
    await expect(edge(list)).toBe(edge(field));
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  },
};
