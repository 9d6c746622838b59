import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HostPage } from '../../test/HostPage';
import { parseFlowConfig } from '../config/parseFlowConfig';
import { createTranslate } from '../texts/createTranslate';
import { panelTexts } from '../texts/panelTexts';
import { createFrameView } from './createFrameView';
import { closedFrame, type FrameMode, type FrameState } from './frameState';

type FrameArgs = {
  readonly mode: FrameMode;
  readonly link: FrameState['link'];
  readonly height?: number;
  readonly feedbackButtonPosition: string;
  readonly rtl: boolean;
  readonly isHostile: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

function FrameOnPage({ mode, link, height, rtl, isHostile, onRetry, onClose, ...own }: FrameArgs) {
  const appearance = { color: '#0F766E', borderRadius: 16, localizationOptions: { rtl } };
  const config = parseFlowConfig({ ...appearance, ...own });
  return (
    <HostPage
      isHostile={isHostile}
      start={(host) => {
        const translate = createTranslate(() => config, panelTexts);
        const view = createFrameView(document, host, translate, { onRetry, onClose });
        view.draw({ ...closedFrame, isShown: true, mode, link, height }, config);
        view.inject('about:blank');
        return view.remove;
      }}
    />
  );
}

const meta = {
  title: 'Widget/Frame',
  component: FrameOnPage,
  parameters: { layout: 'fullscreen', docs: { parts: { createFrameView } } },
  args: {
    mode: 'widget',
    link: 'ready',
    feedbackButtonPosition: 'BOTTOM_RIGHT',
    rtl: false,
    isHostile: false,
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FrameOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = { args: { feedbackButtonPosition: 'BOTTOM_LEFT' } };

export const Classic: Story = { args: { feedbackButtonPosition: 'BUTTON_CLASSIC' } };

export const Extended: Story = { args: { mode: 'extended' } };

export const SurveyFull: Story = { args: { mode: 'survey_full', height: 420 } };

export const RightToLeft: Story = { args: { link: 'failed', rtl: true } };
