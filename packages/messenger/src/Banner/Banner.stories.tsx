import type { PageToBannerMessage } from '@adlane/widget-core/protocol';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Banner, type BannerBridge } from './Banner';
import { data } from './Banner.fixtures';

type BannerArgs = {
  /** What the page tells the banner once it is loaded. */
  action: PageToBannerMessage['data'];
  send: BannerBridge['send'];
};

function BannerOnPage({ action, send }: BannerArgs) {
  const [bridge] = useState<BannerBridge>(() => {
    let post: (message: PageToBannerMessage) => void = () => undefined;
    return {
      subscribe(receive) {
        post = receive;
        return () => undefined;
      },
      send(message) {
        send(message);
        if (message.name === 'banner-loaded') post({ name: 'banner-data', data: action, type: 'banner' });
      },
    };
  });
  return <Banner bridge={bridge} />;
}

const meta = {
  title: 'Widget/Banner page',
  component: BannerOnPage,
  parameters: { layout: 'fullscreen', docs: { parts: { Banner } } },
  args: { action: { actionType: 'banner', data }, send: fn() },
} satisfies Meta<typeof BannerOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Floating: Story = { args: { action: { format: 'floating', data } } };

export const Bright: Story = { args: { action: { data: { ...data, backgroundColor: '#FFD400' } } } };

export const RightToLeft: Story = { args: { action: { data: { ...data, text: 'خبز الشتاء وصل إلينا' } } } };

export const LongText: Story = {
  args: { action: { data: { ...data, text: 'Our winter bread is here. '.repeat(12) } } },
};
