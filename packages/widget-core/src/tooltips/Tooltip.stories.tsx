import type { TooltipConfig } from '@adlane/contract/widget/tooltips';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HostPage } from '../../test/HostPage';
import { testScope } from '../../test/testScope';
import { createTooltip } from './createTooltip';
import { tooltipStyles } from './tooltips.css';

type TooltipArgs = TooltipConfig & { readonly isHostile: boolean };

function TooltipOnPage({ isHostile, ...config }: TooltipArgs) {
  return (
    <HostPage
      isHostile={isHostile}
      start={(host) => {
        const target = document.querySelector<HTMLElement>(config.selector);
        if (!target) return () => undefined;
        const removeStyles = host.addStyles(tooltipStyles);
        const { scope } = testScope();
        const tooltip = createTooltip({ scope, host, config, target, color: '#0F766E', label: 'Show hint' });
        return () => {
          tooltip.remove();
          removeStyles();
        };
      }}
    >
      <button type="button" id="buy" style={{ marginInlineStart: 80 }}>
        Buy bread
      </button>
    </HostPage>
  );
}

const meta = {
  title: 'Widget/Tooltip',
  component: TooltipOnPage,
  parameters: { layout: 'fullscreen', docs: { parts: { createTooltip } } },
  args: {
    isHostile: false,
    selector: '#buy',
    html: '<p><b>Fresh</b> every morning. <a href="https://example.com">More</a></p>',
    page: '',
    pageType: 'is',
    mode: 'hotspot',
    animated: true,
    posX: 'right',
    posY: 'center',
    offsetX: 4,
    offsetY: 0,
  },
} satisfies Meta<typeof TooltipOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = { args: { posX: 'left', posY: 'top' } };

export const OwnColor: Story = { args: { color: '#FFD400', icon: 'question' } };
