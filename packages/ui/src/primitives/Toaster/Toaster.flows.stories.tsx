import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { onUndo, texts } from './Toaster.fixtures';
import statesMeta from './Toaster.stories';

/** Longer than the duration of a toast, in milliseconds. */
const longerThanItStays = 4000;
/** Lets time pass for what counts it by frames, as toasts do. */
async function passFrameTime(ms: number) {
  const { requestAnimationFrame } = window;
  const now = performance.now.bind(performance);
  const clocks = [
    spyOn(performance, 'now').mockImplementation(() => now() + ms),
    spyOn(window, 'requestAnimationFrame').mockImplementation((run) =>
      requestAnimationFrame((at) => run(at + ms)),
    ),
  ];
  // The first frame was requested before, the second one shows what the time has changed.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(window.requestAnimationFrame);
  for (const clock of clocks) clock.mockRestore();
}
const untilPaused = (part: HTMLElement) =>
  waitFor(() => expect(part.closest('[data-part="root"]')).toHaveAttribute('data-paused'));
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
    await untilPaused(shown);
    await passFrameTime(longerThanItStays);
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
    await untilPaused(undo);
    await passFrameTime(longerThanItStays);
    await expect(undo).toBeVisible();
    undo.blur();
    await waitFor(() => expect(screen.queryByText('Lead deleted')).not.toBeInTheDocument());
  },
};
