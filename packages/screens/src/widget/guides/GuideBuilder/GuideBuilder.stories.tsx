import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { GuideBuilder } from './GuideBuilder';
import { playSite, tooltipData, tourData } from './playSite.fixtures';

const meta = {
  title: 'Screens/Widget/Guides/GuideBuilder',
  component: GuideBuilder,
  parameters: { layout: 'fullscreen' },
  decorators: [withUrlState],
  args: { kind: 'tour', bridge: playSite(tourData) },
} satisfies Meta<typeof GuideBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tour: Story = {};

export const OfATooltip: Story = { args: { kind: 'tooltip', bridge: playSite(tooltipData) } };

export const Loading: Story = { args: { bridge: playSite(undefined) } };

/** The user went to another page to pick an element there. */
export const Browsing: Story = {
  args: {
    kind: 'tooltip',
    bridge: playSite({ ...tooltipData, isDraft: true, field: 'config.selector' }),
  },
};
