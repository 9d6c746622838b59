import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { getStoryItem } from '../../story/storyMedia';
import statesMeta from './MediaLibrary.stories';

const meta = { ...statesMeta, title: 'Media/MediaLibrary/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    const beach = canvas.getByRole('button', { name: /^beach.png/ });
    await userEvent.click(canvas.getByRole('button', { name: /^evening.png/ }));
    await userEvent.click(beach);
    await expect(args.onSelect).toHaveBeenLastCalledWith([getStoryItem(2), getStoryItem(1)]);
    await expect(beach).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^logo.png/ }));
    await expect(args.onLimit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^evening.png/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith([getStoryItem(1)]);
    await userEvent.click(canvas.getByRole('button', { name: 'Crop beach.png' }));
    await expect(args.onCrop).toHaveBeenCalledWith(getStoryItem(1));
  },
};

export const OneAtATime: Story = {
  args: { limit: 1, selected: [getStoryItem(1)] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^evening.png/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith([getStoryItem(2)]);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^beach.png/ })).toHaveFocus();
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^evening.png/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith([getStoryItem(2)]);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Crop evening.png' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /^garden.png/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: /^beach.png/ })).toHaveFocus();
  },
};

export const WithProblems: Story = {
  args: {
    checkItem: ({ kind, width }) =>
      kind === 'image' && width < 512 ? 'Logos must be at least 512 pixels wide' : undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    const logo = canvas.getByRole('button', { name: /^logo.png.*Logos must be/ });
    await userEvent.click(logo);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const More: Story = {
  args: { hasMore: true, onMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pictures or videos yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { items: undefined, error: 'The server did not answer.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
