import type { TooltipConfig } from '@adlane/contract/widget/tooltips';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HostPage } from '../../test/HostPage';
import { testScope } from '../../test/testScope';
import { parseFlowConfig } from '../config/parseFlowConfig';
import { createTooltip } from './createTooltip';
import { tooltipStyles } from './tooltips.css';

type TooltipArgs = TooltipConfig & {
  readonly isHostile: boolean;
  /** Background of the project. */
  readonly backgroundColor: string;
};

function TooltipOnPage({ isHostile, backgroundColor, ...config }: TooltipArgs) {
  return (
    <HostPage
      isHostile={isHostile}
      start={(host) => {
        const target = document.querySelector<HTMLElement>(config.selector);
        if (!target) return () => undefined;
        const removeStyles = host.addStyles(tooltipStyles);
        const { scope } = testScope();
        const tooltip = createTooltip({
          scope,
          host,
          config,
          target,
          label: 'Show hint',
          theme: parseFlowConfig({ color: '#0F766E', backgroundColor }),
        });
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
    backgroundColor: '#FFFFFF',
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

export const Dark: Story = { args: { backgroundColor: '#101820' } };

export const OwnColor: Story = { args: { color: '#FFD400', icon: 'question' } };
