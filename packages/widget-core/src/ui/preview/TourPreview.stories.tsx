import type { Meta, StoryObj } from '@storybook/react-vite';
import { TourPreview } from './TourPreview';

const meta = {
  title: 'Widget/Previews/TourPreview',
  component: TourPreview,
  args: {
    tour: {
      steps: [
        { type: 'pointer', mode: '', message: '<p>Click <b>Book</b> to begin.</p>', selector: '#book' },
        { type: 'post', mode: '', message: '<h3>All set</h3><p>See you soon.</p>' },
      ],
      sender: { firstName: 'Nora' },
      allowClose: true,
      backButton: true,
      nextText: '',
      prevText: '',
      doneText: 'Got it',
    },
    index: 0,
    config: { color: '#0F766E' },
  },
} satisfies Meta<typeof TourPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LargeText: Story = { args: { index: 1 } };

export const RightToLeft: Story = { args: { config: { localizationOptions: { rtl: true } } } };
