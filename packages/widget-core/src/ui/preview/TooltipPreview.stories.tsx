import type { Meta, StoryObj } from '@storybook/react-vite';
import { TooltipPreview } from './TooltipPreview';

const meta = {
  title: 'Widget/Previews/TooltipPreview',
  component: TooltipPreview,
  args: {
    tooltip: {
      selector: '#plan',
      html: '<p>Two cleanings a year are <b>included</b>.</p>',
      page: '',
      pageType: 'is',
      mode: 'hotspot',
      icon: 'question',
      color: '',
      animated: false,
      posX: 'right',
      posY: 'center',
      offsetX: 4,
      offsetY: 0,
    },
    color: '#0F766E',
  },
} satisfies Meta<typeof TooltipPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hotspot: Story = {};

export const OnTheElement: Story = { args: { tooltip: { ...meta.args.tooltip, mode: 'tooltip' } } };
