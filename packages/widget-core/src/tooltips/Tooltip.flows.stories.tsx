import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectOwnStyles } from '../../test/expectOwnStyles';
import { widgetPart, widgetRoot } from '../../test/testScope';
import statesMeta from './Tooltip.stories';

const meta = { ...statesMeta, title: 'Widget/Tooltip/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Hotspot: Story = {
  play: async ({ userEvent }) => {
    const spot = widgetPart('.hotspot');
    await expect(spot).toHaveAccessibleName('Show hint');
    await userEvent.click(spot);
    await waitFor(() => expect(widgetPart('.tooltip.shown')).toHaveTextContent('Fresh every morning.'));
  },
};

export const OnTheElement: Story = {
  args: { mode: 'tooltip' },
  play: async () => {
    document.querySelector<HTMLElement>('#buy')?.focus();
    await waitFor(() => expect(widgetRoot().querySelector('.tooltip.shown')).not.toBeNull());
    await expect(widgetRoot().querySelector('.hotspot')).toBeNull();
  },
};

export const OnHostilePage: Story = {
  args: { isHostile: true },
  play: async ({ userEvent }) => {
    await expectOwnStyles(widgetPart('.hotspot'));
    await userEvent.click(widgetPart('.hotspot'));
    await waitFor(() => expectOwnStyles(widgetPart('.tooltip.shown')));
  },
};
