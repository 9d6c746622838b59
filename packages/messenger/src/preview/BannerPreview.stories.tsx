import type { Meta, StoryObj } from '@storybook/react-vite';
import { BannerPreview } from './BannerPreview';

const data = {
  text: 'We are closed on Friday.',
  backgroundColor: '#0F766E',
  buttonText: 'Book now',
  action: { name: 'start-custom-action', data: { action: 'book' } },
};

const meta = {
  title: 'Widget/Previews/BannerPreview',
  component: BannerPreview,
  args: { action: { actionType: 'banner', format: 'normal', data } },
} satisfies Meta<typeof BannerPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};

export const Floating: Story = { args: { action: { actionType: 'banner', format: 'floating', data } } };
