import { contract } from '@adlane/contract';
import type { VisitorSession } from '@adlane/contract/sessions';
import { demoSdkKey, mock, worldFlowConfig } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BakeryPage } from '../../test/BakeryPage';
import { widgetPart, widgetRoot } from '../../test/testScope';
import { browserScope } from '../scope/scope';
import type { AdlaneApi } from './AdlaneApi';
import { createWidget } from './createWidget';

type WidgetArgs = {
  /** Whether the page's own styles are aggressive. */
  readonly isHostile: boolean;
  /** Name of the identified visitor; undefined for a guest. */
  readonly visitorName: string | undefined;
  /** The site's own script. */
  readonly onStart: (widget: AdlaneApi) => void;
};

function WidgetOnPage({ isHostile, visitorName, onStart }: WidgetArgs) {
  const started = useRef(onStart);
  useEffect(
    function startWidget() {
      const widget = createWidget(browserScope(window));
      widget.setApiUrl(`${location.origin}/sdk`);
      // The frame's contents have their own stories (Messenger).
      widget.setFrameUrl('https://frame.adlane.invalid');
      widget.setBannerUrl('https://banner.adlane.invalid');
      widget.setLanguage('en');
      widget.initialize(demoSdkKey);
      if (visitorName) void widget.identify('7', { name: visitorName });
      started.current(widget);
      return () => {
        widget.destroy();
        localStorage.clear();
      };
    },
    [visitorName],
  );
  return (
    <BakeryPage isHostile={isHostile}>
      <button type="button" id="buy" style={{ marginInlineStart: 60 }}>
        Buy bread
      </button>
    </BakeryPage>
  );
}

const flowConfig = { ...worldFlowConfig, hasTooltips: true };
const session: VisitorSession = { gleapId: 'v1', gleapHash: 'h1' };
const order = {
  outbound: 'order',
  data: { text: 'Hi {{name|there}}, your order is ready.', sender: { name: 'Mia' } },
};
const tour = { doneText: 'Done', steps: [{ type: 'post', message: '<p>Now with <b>cake</b>.</p>' }] };

const meta = {
  title: 'Widget/On a page',
  component: WidgetOnPage,
  parameters: { layout: 'fullscreen' },
  args: { isHostile: false, visitorName: undefined, onStart: (_widget: AdlaneApi) => {} },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.flowConfig.view).ok({ flowConfig }),
      mock(contract.sessions.start).ok(session),
      mock(contract.sessions.identify).ok({ ...session, userId: '7', name: 'Ada Lovelace' }),
      mock(contract.sessions.ping).ok({}),
      mock(contract.tooltips.list).ok([
        {
          selector: '#buy',
          html: '<p><b>Fresh</b> every morning.</p>',
          page: '',
          pageType: 'is',
          mode: 'hotspot',
          posX: 'right',
          posY: 'center',
          offsetX: 4,
          offsetY: 0,
        },
      ]),
    );
  },
} satisfies Meta<typeof WidgetOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const waitForPart = (selector: string) => waitFor(() => widgetPart(selector));
const cornerGap = () => window.innerWidth - widgetPart('.button').getBoundingClientRect().right;

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
    await waitFor(() => expect(getComputedStyle(widgetPart('.text')).direction).toBe('rtl'));
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
