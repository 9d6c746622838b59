import type { PageToBannerMessage } from '@adlane/widget-core/protocol';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Banner, type BannerBridge } from './Banner';

type BannerArgs = {
  /** What the page tells the banner once it is loaded. */
  action: PageToBannerMessage['data'];
  send: BannerBridge['send'];
};

function BannerOnPage({ action, send }: BannerArgs) {
  const [bridge] = useState<BannerBridge>(() => {
    let tell: (message: PageToBannerMessage) => void = () => undefined;
    return {
      subscribe(receive) {
        tell = receive;
        return () => undefined;
      },
      send(message) {
        send(message);
        if (message.name === 'banner-loaded') tell({ name: 'banner-data', data: action, type: 'banner' });
      },
    };
  });
  return <Banner bridge={bridge} />;
}

const data = {
  text: 'Our winter bread is here.',
  backgroundColor: '#0F766E',
  buttonText: 'Read more',
  action: { name: 'show-news-article', data: { articleId: '3' } },
};

const meta = {
  title: 'Widget/Banner page',
  component: BannerOnPage,
  parameters: { layout: 'fullscreen' },
  args: { action: { actionType: 'banner', data }, send: fn() },
} satisfies Meta<typeof BannerOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read more' }));
    await expect(args.send).toHaveBeenCalledWith(data.action);
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({ name: 'banner-height', data: { height: expect.any(Number) } }),
    );
    await expect(args.send).toHaveBeenCalledWith({ name: 'banner-data-set', data: { format: 'normal' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.send).toHaveBeenCalledWith({ name: 'banner-close' });
  },
};

export const Floating: Story = { args: { action: { format: 'floating', data } } };

export const Bright: Story = { args: { action: { data: { ...data, backgroundColor: '#FFD400' } } } };

export const RightToLeft: Story = { args: { action: { data: { ...data, text: 'خبز الشتاء وصل إلينا' } } } };

export const LongText: Story = {
  args: { action: { data: { ...data, text: 'Our winter bread is here. '.repeat(12) } } },
};

export const NothingToSay: Story = {
  args: { action: { data: {} } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ name: 'banner-close' }));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
