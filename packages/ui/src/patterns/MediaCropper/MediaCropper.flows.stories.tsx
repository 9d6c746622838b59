import type { StoryObj } from '@storybook/react-vite';
import { expect, type fn, screen, waitFor } from 'storybook/test';
import { getStoryItem } from '../../story/storyMedia';
import { saved } from './MediaCropper.fixtures';
import statesMeta from './MediaCropper.stories';

async function waitForFrame(): Promise<HTMLElement> {
  const frame = await screen.findByRole('slider', { name: 'Crop area' });
  await waitFor(() => expect(screen.getByText(/\d+ × \d+ pixels/)).toBeVisible());
  return frame;
}
const meta = { ...statesMeta, title: 'Media/MediaCropper/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    await waitForFrame();
    await userEvent.click(screen.getByRole('button', { name: 'Save cropped picture' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(getStoryItem(2)));
    await expect(args.save).toHaveBeenCalledWith(args.item, expect.any(Blob), 'square');
    const [size] = saved;
    // Rounded to whole pixels: a side may be one pixel longer.
    await expect(Math.abs((size?.width ?? 0) - (size?.height ?? 0))).toBeLessThanOrEqual(1);
    await expect(size?.width).toBeGreaterThanOrEqual(320);
    // The frame stays within the image, which is 628 px high.
    await expect(size?.height).toBeLessThanOrEqual(628);
  },
};

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    const frame = await waitForFrame();
    const before = frame.getAttribute('aria-valuetext');
    frame.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(frame).not.toHaveAttribute('aria-valuetext', before));
    const sizeBefore = screen.getByText(/\d+ × \d+ pixels/).textContent;
    frame.focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(screen.getByText(/\d+ × \d+ pixels/)).not.toHaveTextContent(sizeBefore ?? ''));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const OtherAspectRatio: Story = {
  play: async ({ args, userEvent }) => {
    await waitForFrame();
    await userEvent.click(screen.getByRole('radio', { name: 'Landscape 1.91:1' }));
    await waitForFrame();
    await userEvent.click(screen.getByRole('button', { name: 'Save cropped picture' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled());
    await expect(args.save).toHaveBeenCalledWith(args.item, expect.any(Blob), 'landscape');
    const [size] = saved;
    await expect(Math.abs((size?.width ?? 0) / (size?.height ?? 1) - 1.91)).toBeLessThan(0.02);
  },
};

export const TooSmall: Story = {
  args: { item: getStoryItem(4), shapes: [{ value: 'square', label: 'Square 1:1', ratio: 1 }] },
  play: async ({ userEvent }) => {
    await waitForFrame();
    for (let press = 0; press < 5; press += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    }
    await screen.findByText('Images must be at least 320 x 320 pixels');
    await expect(screen.getByRole('button', { name: 'Save cropped picture' })).toBeDisabled();
  },
};

export const SaveFailed: Story = {
  beforeEach: ({ args }) => {
    (args.save as ReturnType<typeof fn>).mockRejectedValue(new Error('Images cannot exceed 5 MB'));
  },
  play: async ({ args, userEvent }) => {
    await waitForFrame();
    await userEvent.click(screen.getByRole('button', { name: 'Save cropped picture' }));
    await screen.findByText('Images cannot exceed 5 MB');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Closed: Story = {
  args: { item: undefined },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
