import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectOwnStyles } from '../../test/expectOwnStyles';
import { widgetPart } from '../../test/testScope';
import statesMeta from './Builder.stories';

const handle = () => widgetPart('.builder .handle');
const meta = { ...statesMeta, title: 'Widget/Builder/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Navigate: Story = {
  play: async ({ userEvent }) => {
    await expect(handle()).toHaveAccessibleName('Hide the builder');
    await userEvent.click(handle());
    await expect(handle()).toHaveAccessibleName('Show the builder');
    await userEvent.click(handle());
    await expect(widgetPart('.builder').getBoundingClientRect().height).toBe(65);
  },
};

export const Picker: Story = {
  args: { status: 'picker' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Buy bread' }));
    await expect(widgetPart('.picked')).toBeVisible();
  },
};

export const OnHostilePage: Story = {
  args: { isHostile: true },
  play: async () => {
    await expectOwnStyles(handle());
    await expect(widgetPart('.builder').getBoundingClientRect().width).toBe(window.innerWidth);
  },
};
