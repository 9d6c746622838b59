import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPreview } from '../../story/storyPreview';
import { googlePlacements } from '../placements/googlePlacements';
import { metaPlacements } from '../placements/metaPlacements';
import { PlacementPreviews } from './PlacementPreviews';

const meta = {
  title: 'Ad editor/PlacementPreviews',
  component: PlacementPreviews,
  args: { placements: metaPlacements, buildContent: storyPreview },
} satisfies Meta<typeof PlacementPreviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Google: Story = { tags: ['picture'], args: { placements: googlePlacements } };
