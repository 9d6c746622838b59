import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectOwnStyles } from '../../../test/expectOwnStyles';
import { widgetPart, widgetRoot } from '../../../test/testScope';
import { parseTour } from '../../tour/parseTour';
import { button } from './Tour.fixtures';
import statesMeta from './Tour.stories';

const meta = { ...statesMeta, title: 'Widget/Product tour/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  play: async () => {
    await waitFor(() => expect(widgetPart('.popover')).toHaveTextContent('1 / 4'));
    await expect(button('Back')).toBeDisabled();
    await waitFor(() => expect(widgetRoot().activeElement).toBe(widgetPart('.popover')));
    const { width } = widgetPart('.popover').getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(250);
    await expect(width).toBeLessThanOrEqual(300);
  },
};

export const ToTheEnd: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => button('Next'));
    await userEvent.click(button('Next'));
    await waitFor(() => expect(widgetPart('.popover')).toHaveTextContent('Tell us your name.'));
    await userEvent.click(button('Next'));
    await waitFor(() => expect(widgetPart('.popover')).toHaveTextContent('Now press it.'));
    await expect(widgetRoot().querySelector('.steps')).toBeNull();
    document.querySelector<HTMLElement>('#buy')?.click();
    await waitFor(() => expect(widgetPart('.popover')).toHaveTextContent('All set'));
    await userEvent.click(button('Done'));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('completed'));
    await expect(widgetRoot().querySelector('.popover')).toBeNull();
  },
};

export const Post: Story = {
  args: { index: 3 },
  play: async () => {
    await waitFor(() => widgetPart('.popover.post'));
    const expected = Math.min(550, window.innerWidth - 24);
    await expect(widgetPart('.popover').getBoundingClientRect().width).toBe(expected);
  },
};

export const Quit: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => widgetPart('.popover'));
    await userEvent.click(widgetPart('.close'));
    await expect(args.onEnd).toHaveBeenCalledWith('quit');
  },
};

export const LongMessage: Story = {
  args: {
    config: parseTour({ allowClose: false, steps: [{ message: `<p>${'A long story. '.repeat(200)}</p>` }] }),
  },
  play: async () => {
    await waitFor(() => widgetPart('.popover'));
    await expect(widgetPart('.popover').getBoundingClientRect().height).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
};

export const OnHostilePage: Story = {
  args: { isHostile: true },
  play: async () => {
    await waitFor(() => expectOwnStyles(widgetPart('.popover')));
    await expectOwnStyles(widgetPart('.popover .next'));
  },
};
