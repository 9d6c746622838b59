import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './PlacementMediaFields.stories';

const meta = { ...statesMeta, title: 'Ad editor/PlacementMediaFields/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ canvas, userEvent }) => {
    const values = () => JSON.parse(canvas.getByTestId('values').dataset.values ?? '{}') as object;
    const stories = canvas.getByRole('combobox', { name: 'Stories and Reels' });
    await userEvent.selectOptions(stories, 'square.png');
    await canvas.findByText('Vertical 9:16 fits best. This one is cropped or shown with bars.');
    await userEvent.selectOptions(stories, 'upright.png');
    await expect(values()).toMatchObject({ templateContent: { placementMedia: { stories: 2 } } });
    await userEvent.selectOptions(stories, 'Same as the ad');
    await expect(values()).toMatchObject({ templateContent: { placementMedia: { stories: null } } });
  },
};
