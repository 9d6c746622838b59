import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { widgetPart, widgetRoot } from '../../test/testScope';
import { flowConfig } from './Widget.fixtures';
import statesMeta from './Widget.stories';

const order = {
  outbound: 'order',
  data: { text: 'Hi {{name|there}}, your order is ready.', sender: { name: 'Mia' } },
};
const tour = { doneText: 'Done', steps: [{ type: 'post', message: '<p>Now with <b>cake</b>.</p>' }] };

const waitForPart = (selector: string) => waitFor(() => widgetPart(selector));
const cornerGap = () => window.innerWidth - widgetPart('.button').getBoundingClientRect().right;
const meta = { ...statesMeta, title: 'Widget/On a page/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { onStart: (widget) => widget.showNotification(order) },
  play: async () => {
    await expect(await waitForPart('.button')).toHaveAccessibleName('Send feedback');
    await waitFor(() => expect(widgetPart('.text')).toHaveTextContent('Hi there, your order is ready.'));
  },
};

export const Identified: Story = {
  args: { visitorName: 'Ada Lovelace', onStart: (widget) => widget.showNotification(order) },
  play: async () => {
    await waitFor(() => expect(widgetPart('.text')).toHaveTextContent('Hi Ada, your order is ready.'));
  },
};

export const RightToLeft: Story = {
  args: { onStart: (widget) => widget.showNotification(order) },
  beforeEach({ msw }) {
    const config = { ...flowConfig, localizationOptions: { rtl: true } };
    msw.use(mock(contract.flowConfig.view).ok({ flowConfig: config }));
  },
  play: async () => {
    // The direction comes with the configuration, which may arrive after the message.
    await waitFor(() => expect(getComputedStyle(widgetPart('.notification')).direction).toBe('rtl'));
  },
};

/** The server is unreachable: the page works, and the widget shows nothing. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy bread' }));
    await expect(
      document.querySelector('adlane-widget')?.shadowRoot?.querySelector('.button') ?? null,
    ).toBeNull();
  },
};

export const HostilePage: Story = {
  args: { isHostile: true, onStart: (widget) => widget.showNotification(order) },
  play: async ({ userEvent }) => {
    const button = await waitForPart('.button');
    await expect(button).toBeVisible();
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(cornerGap()).toBeGreaterThanOrEqual(0);
    await expect(cornerGap()).toBeLessThanOrEqual(40);
    const text = await waitForPart('.text');
    const { fontSize, textTransform, letterSpacing, visibility } = getComputedStyle(text);
    await expect({ fontSize, textTransform, letterSpacing, visibility }).toEqual({
      fontSize: '14px',
      textTransform: 'none',
      letterSpacing: 'normal',
      visibility: 'visible',
    });
    await userEvent.click(await waitForPart('.hotspot'));
    await waitFor(() => expect(widgetPart('.tooltip.shown')).toBeVisible());
  },
};

export const TourOnHostilePage: Story = {
  args: { isHostile: true, onStart: (widget) => widget.startProductTourWithConfig('t', tour) },
  play: async () => {
    await expect(await waitForPart('.popover')).toBeVisible();
    await expect(widgetPart('.popover').getBoundingClientRect().width).toBe(
      Math.min(550, window.innerWidth - 24),
    );
  },
};

export const BannerOnHostilePage: Story = {
  args: { isHostile: true, onStart: (widget) => widget.showBanner({ format: 'inline' }) },
  play: async () => {
    const banner = await waitForPart('iframe.banner');
    await expect(banner.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(widgetRoot().querySelectorAll('iframe.banner')).toHaveLength(1);
  },
};
