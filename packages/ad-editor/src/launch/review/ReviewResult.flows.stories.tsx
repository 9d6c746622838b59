import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta, { OfAPost as ofAPost } from './ReviewResult.stories';

const meta = { ...statesMeta, title: 'Ad editor/LaunchDrawer/Review/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const WarnsOnlyOfLosses: Story = {
  ...ofAPost,
  play: async ({ canvas }) => {
    const [warning] = canvas.getAllByRole('status').filter((each) => each.textContent.startsWith('Not sent'));
    await expect(warning).toHaveTextContent('Video feeds on Facebook');
    await expect(warning).not.toHaveTextContent('the ad is the post');
    await expect(canvas.getByText(/the ad is the post/)).toBeVisible();
  },
};
