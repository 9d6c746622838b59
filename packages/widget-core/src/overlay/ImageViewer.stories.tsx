import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectOwnStyles } from '../../test/expectOwnStyles';
import { HostPage } from '../../test/HostPage';
import { widgetPart, widgetRoot } from '../../test/testScope';
import { createTranslate } from '../texts/createTranslate';
import { openImageViewer } from './openImageViewer';

type ViewerArgs = { readonly url: string; readonly isHostile: boolean };

function ViewerOnPage({ url, isHostile }: ViewerArgs) {
  const translate = createTranslate(() => undefined);
  return <HostPage isHostile={isHostile} start={(host) => openImageViewer(document, host, translate, url)} />;
}

/** A picture of this size, as an address. */
const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4e3c1"/><circle cx="50%" cy="50%" r="25%" fill="#b5651d"/></svg>`,
  )}`;

const meta = {
  title: 'Widget/Picture viewer',
  component: ViewerOnPage,
  parameters: { layout: 'fullscreen' },
  args: { url: picture(600, 400), isHostile: false },
} satisfies Meta<typeof ViewerOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const close = () => widgetPart('.viewer button');

export const Shown: Story = {
  play: async ({ userEvent }) => {
    await expect(widgetRoot().activeElement).toBe(close());
    await userEvent.click(close());
    await expect(widgetRoot().querySelector('.viewer')).toBeNull();
  },
};

export const LargerThanThePage: Story = {
  args: { url: picture(4000, 3000) },
  play: async () => {
    const image = widgetPart('.viewer img');
    await waitFor(() => expect(image.getBoundingClientRect().width).toBeGreaterThan(100));
    const { left, top, right, bottom } = image.getBoundingClientRect();
    await expect(Math.min(left, top, window.innerWidth - right, window.innerHeight - bottom)).toBeGreaterThan(
      0,
    );
  },
};

export const OnHostilePage: Story = {
  args: { isHostile: true },
  play: async () => {
    await expectOwnStyles(close());
    await expectOwnStyles(widgetPart('.viewer img'));
  },
};
