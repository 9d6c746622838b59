import type { TooltipConfig } from '@adlane/contract/widget/tooltips';
import { useCallback } from 'react';
import { parseFlowConfig } from '../../config/parseFlowConfig';
import { listen } from '../../dispose/disposables';
import { createTooltip } from '../../tooltips/createTooltip';
import { parseTooltip } from '../../tooltips/parseTooltip';
import { tooltipStyles } from '../../tooltips/tooltips.css';
import { PagePreview, type PreviewPage, previewTarget } from './PagePreview';

export type TooltipPreviewProps = {
  /** The tooltip or hotspot, saved or not. */
  tooltip: TooltipConfig;
  /** Accent color of the project as `#RRGGBB`. */
  color: string;
  /**
   * Background of the project as `#RRGGBB`.
   * @default '#FFFFFF'
   */
  backgroundColor?: string | undefined;
};

/** Adds the tooltip to the element of the drawn page, and shows it as if the pointer were there. */
function showTooltip({ scope, host, target }: PreviewPage, text: string) {
  const { tooltip, color, backgroundColor }: TooltipPreviewProps = JSON.parse(text);
  const config = parseTooltip({ ...tooltip, selector: previewTarget });
  if (!config) return () => undefined;
  const { window } = scope;
  host.addStyles(tooltipStyles);
  const shown = createTooltip({
    scope,
    host,
    config,
    target,
    label: 'Show hint',
    theme: parseFlowConfig({ color, backgroundColor }),
  });
  const anchor = host.root.querySelector('.hotspot') ?? target;
  anchor.dispatchEvent(new window.PointerEvent('pointerenter'));
  const stopResize = listen(window, 'resize', shown.place);
  return () => {
    stopResize();
    shown.remove();
  };
}

/**
 * A tooltip or hotspot as visitors see it, beside an element of a drawn page.
 *
 * @example <TooltipPreview tooltip={tooltip} color="#0F766E" />
 */
export function TooltipPreview({ tooltip, color, backgroundColor }: TooltipPreviewProps) {
  // Only what is drawn shows the tooltip again.
  const text = JSON.stringify({ tooltip, color, backgroundColor });
  const start = useCallback((page: PreviewPage) => showTooltip(page, text), [text]);
  return <PagePreview title="Preview of the tooltip" start={start} />;
}
