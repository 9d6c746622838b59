import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectOwnStyles } from '../../test/expectOwnStyles';
import { HostPage } from '../../test/HostPage';
import { widgetPart } from '../../test/testScope';
import { parseFlowConfig } from '../config/parseFlowConfig';
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
          createTranslate(() => config),
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
  parameters: { layout: 'fullscreen' },
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

/** Null where there is none; a page without anything to show may have no element of the widget at all. */
const shownButton = () =>
  document.querySelector('adlane-widget')?.shadowRoot?.querySelector('.button') ?? null;

export const BottomRight: Story = {
  play: async ({ args, userEvent }) => {
    const button = widgetPart('.button');
    await expect(button).toHaveAccessibleName('Send feedback');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
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
export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    // On a phone the frame fills the screen and closes by itself: the button would lie over it.
    if (matchMedia('(max-width: 450px)').matches) await expect(widgetPart('.button')).not.toBeVisible();
    else await expect(widgetPart('.button')).toHaveAccessibleName('Close feedback');
  },
};
export const BrightColor: Story = { args: { buttonColor: '#FFD400' } };
export const RightToLeft: Story = {
  args: { rtl: true, widgetButtonText: 'משוב', feedbackButtonPosition: 'BUTTON_CLASSIC' },
};
export const None: Story = {
  args: { feedbackButtonPosition: 'BUTTON_NONE' },
  play: () => expect(shownButton()).toBeNull(),
};
export const HiddenFromGuests: Story = {
  args: { hideForGuests: true },
  play: () => expect(shownButton()).toBeNull(),
};

export const Unread: Story = {
  args: { unread: 120 },
  play: async () => {
    await expect(widgetPart('.button')).toHaveAccessibleName('Send feedback (120)');
    await expect(widgetPart('.unread')).toHaveAttribute('data-count', '99+');
  },
};

export const OnHostilePage: Story = {
  args: { isHostile: true, feedbackButtonPosition: 'BUTTON_CLASSIC_BOTTOM', unread: 3 },
  play: async () => {
    await expectOwnStyles(widgetPart('.button'));
    await expectOwnStyles(widgetPart('.unread'));
  },
};
