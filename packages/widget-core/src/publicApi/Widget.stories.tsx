import { contract } from '@adlane/contract';
import type { VisitorSession } from '@adlane/contract/widget/sessions';
import { demoSdkKey, mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { BakeryPage } from '../../test/BakeryPage';
import { browserScope } from '../scope/scope';
import type { AdlaneApi } from './AdlaneApi';
import { createWidget } from './createWidget';
import { flowConfig } from './Widget.fixtures';

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
const session: VisitorSession = { gleapId: 'v1', gleapHash: 'h1' };

const meta = {
  title: 'Widget/On a page',
  component: WidgetOnPage,
  parameters: { layout: 'fullscreen', docs: { parts: { createWidget } } },
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

export const Default: Story = {};
