import type { Meta, StoryObj } from '@storybook/react-vite';
import { HostPage } from '../../test/HostPage';
import { createTranslate } from '../texts/createTranslate';
import { panelTexts } from '../texts/panelTexts';
import { picture } from './ImageViewer.fixtures';
import { openImageViewer } from './openImageViewer';

type ViewerArgs = { readonly url: string; readonly isHostile: boolean };

function ViewerOnPage({ url, isHostile }: ViewerArgs) {
  const translate = createTranslate(() => undefined, panelTexts);
  return <HostPage isHostile={isHostile} start={(host) => openImageViewer(document, host, translate, url)} />;
}

const meta = {
  title: 'Widget/Picture viewer',
  component: ViewerOnPage,
  parameters: { layout: 'fullscreen', docs: { parts: { openImageViewer } } },
  args: { url: picture(600, 400), isHostile: false },
} satisfies Meta<typeof ViewerOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
