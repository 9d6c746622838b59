import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta, { InANarrowPanel as inANarrowPanel, OneLongName as oneLongName } from './FactList.stories';

const meta = { ...statesMeta, title: 'Screens/Shared/FactList/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesInOneLine: Story = {
  ...inANarrowPanel,
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByRole('term')) {
      const text = name.firstElementChild ?? name;
      await expect(text.scrollWidth, name.textContent).toBeLessThanOrEqual(text.clientWidth);
      await expect(text.clientHeight, name.textContent).toBeLessThanOrEqual(20);
    }
  },
};

/** A name longer than half of the panel takes several lines; the values have the other half. */
export const NamesLeaveRoom: Story = {
  ...oneLongName,
  play: async ({ canvas }) => {
    for (const value of canvas.getAllByRole('definition')) {
      const panel = value.closest('dl')?.clientWidth ?? 0;
      await expect(value.clientWidth).toBeGreaterThan(panel * 0.45);
    }
  },
};
