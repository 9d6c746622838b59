import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HostPage } from '../../test/HostPage';
import { parseFlowConfig } from '../config/parseFlowConfig';
import { buttonTexts } from '../texts/buttonTexts';
import { createTranslate } from '../texts/createTranslate';
import { createButton } from './createButton';

type ButtonArgs = {
  readonly feedbackButtonPosition: string;
  readonly widgetButtonText: string;
  readonly buttonColor: string;
  readonly isOpen: boolean;
  readonly unread: number;
  readonly hideForGuests: boolean;
  readonly rtl: boolean;
  readonly isHostile: boolean;
  readonly onPress: () => void;
};

function FeedbackButtonOnPage({ isOpen, unread, rtl, isHostile, onPress, ...flowConfig }: ButtonArgs) {
  const config = parseFlowConfig({ ...flowConfig, localizationOptions: { rtl } });
  return (
    <HostPage
      isHostile={isHostile}
      start={(host) => {
        const presses = { onPress, onNear: () => undefined };
        const button = createButton(
          document,
          host,
          createTranslate(() => config, buttonTexts),
          presses,
        );
        button.update({ config, isOpen, isHidden: false, isIdentified: false, unread });
        return button.remove;
      }}
    />
  );
}

const meta = {
  title: 'Widget/Feedback button',
  component: FeedbackButtonOnPage,
  parameters: { layout: 'fullscreen', docs: { parts: { createButton } } },
  args: {
    feedbackButtonPosition: 'BOTTOM_RIGHT',
    widgetButtonText: 'Feedback',
    buttonColor: '#0F766E',
    isOpen: false,
    unread: 0,
    hideForGuests: false,
    rtl: false,
    isHostile: false,
    onPress: fn(),
  },
} satisfies Meta<typeof FeedbackButtonOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BottomLeft: Story = { args: { feedbackButtonPosition: 'BOTTOM_LEFT' } };

export const Classic: Story = { args: { feedbackButtonPosition: 'BUTTON_CLASSIC' } };

export const ClassicLeft: Story = { args: { feedbackButtonPosition: 'BUTTON_CLASSIC_LEFT' } };

export const ClassicBottom: Story = { args: { feedbackButtonPosition: 'BUTTON_CLASSIC_BOTTOM' } };

export const LongText: Story = {
  args: {
    feedbackButtonPosition: 'BUTTON_CLASSIC_BOTTOM',
    widgetButtonText:
      'Tell us what you think of our new opening hours, our bread, and the queue on Saturdays',
  },
};

export const BrightColor: Story = { args: { buttonColor: '#FFD400' } };

export const RightToLeft: Story = {
  args: { rtl: true, widgetButtonText: 'משוב', feedbackButtonPosition: 'BUTTON_CLASSIC' },
};
