import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectOwnStyles } from '../../test/expectOwnStyles';
import { widgetPart } from '../../test/testScope';
import statesMeta from './FeedbackButton.stories';

/** Returns null if there is no button; a page with nothing to show may have no widget element. */
const shownButton = () =>
  document.querySelector('adlane-widget')?.shadowRoot?.querySelector('.button') ?? null;
const meta = { ...statesMeta, title: 'Widget/Feedback button/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const BottomRight: Story = {
  play: async ({ args, userEvent }) => {
    const button = widgetPart('.button');
    await expect(button).toHaveAccessibleName('Send feedback');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
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
