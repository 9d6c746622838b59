import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onUndo, texts } from './Toaster.fixtures';
import statesMeta from './Toaster.stories';

/** Longer than the duration of a toast, in milliseconds. */
const longerThanItStays = 4000;
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const meta = { ...statesMeta, title: 'Feedback/Toaster/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }));
    await waitFor(() => expect(screen.getByText(texts.success)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'error' }));
    await waitFor(() => expect(screen.getByText(texts.error)).toBeVisible());
  },
};

export const ClosesAutomatically: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'info' }));
    await waitFor(() => expect(screen.getByText(texts.info)).toBeVisible());
    await userEvent.hover(canvas.getByRole('button', { name: 'info' }));
    await waitFor(() => expect(screen.queryByText(texts.info)).not.toBeInTheDocument());
  },
};

export const WithAction: Story = {
  beforeEach: () => {
    onUndo.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'with a way back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
  },
};

/** A toast stays while the pointer is on it, so that users can read it and reach the action. */
export const StaysOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'warning' }));
    const shown = await screen.findByText(texts.warning);
    await userEvent.hover(shown);
    await rest(longerThanItStays);
    await expect(screen.getByText(texts.warning)).toBeVisible();
    await userEvent.unhover(shown);
    await userEvent.hover(canvas.getByRole('button', { name: 'warning' }));
    await waitFor(() => expect(screen.queryByText(texts.warning)).not.toBeInTheDocument());
  },
};

export const StaysOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'with a way back' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    undo.focus();
    await rest(longerThanItStays);
    await expect(undo).toBeVisible();
    undo.blur();
    await waitFor(() => expect(screen.queryByText('Lead deleted')).not.toBeInTheDocument());
  },
};
