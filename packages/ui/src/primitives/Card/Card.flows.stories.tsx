import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './Card.stories';

const meta = { ...statesMeta, title: 'Layout/Card/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** Without buttons, too, which leaves the title's line free. */
export const DescriptionBelowTheTitle: Story = {
  args: { actions: undefined },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const description = canvas.getByText('Ads are launched in these.').getBoundingClientRect();
    await expect(description.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(description.left).toBe(title.left);
  },
};
