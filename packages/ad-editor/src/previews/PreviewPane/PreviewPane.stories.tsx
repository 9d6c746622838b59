import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPreview } from '../../story/storyPreview';
import { googlePlacements } from '../placements/googlePlacements';
import { metaPlacements } from '../placements/metaPlacements';
import { mainGoogleKeys, mainMetaKeys } from '../placements/previewPlacements';
import { PreviewPane } from './PreviewPane';

const meta = {
  title: 'Ad editor/PreviewPane',
  component: PreviewPane,
  args: { placements: metaPlacements, mainKeys: mainMetaKeys, buildContent: storyPreview },
} satisfies Meta<typeof PreviewPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Google: Story = {
  tags: ['picture'],
  args: { placements: googlePlacements, mainKeys: mainGoogleKeys },
};
