import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectOwnStyles } from '../../test/expectOwnStyles';
import { widgetPart, widgetRoot } from '../../test/testScope';
import { picture } from './ImageViewer.fixtures';
import statesMeta from './ImageViewer.stories';

const close = () => widgetPart('.viewer button');
const meta = { ...statesMeta, title: 'Widget/Picture viewer/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ userEvent }) => {
    await expect(widgetRoot().activeElement).toBe(close());
    await userEvent.click(close());
    await expect(widgetRoot().querySelector('.viewer')).toBeNull();
  },
};

export const LargerThanThePage: Story = {
  args: { url: picture(4000, 3000) },
  play: async () => {
    const image = widgetPart('.viewer img');
    await waitFor(() => expect(image.getBoundingClientRect().width).toBeGreaterThan(100));
    const { left, top, right, bottom } = image.getBoundingClientRect();
    await expect(Math.min(left, top, window.innerWidth - right, window.innerHeight - bottom)).toBeGreaterThan(
      0,
    );
  },
};

export const OnHostilePage: Story = {
  args: { isHostile: true },
  play: async () => {
    await expectOwnStyles(close());
    await expectOwnStyles(widgetPart('.viewer img'));
  },
};
