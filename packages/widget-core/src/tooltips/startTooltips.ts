import { hotspotRepositionMs } from '@adlane/contract/constants';
import { matchesPage } from '@adlane/contract/rules';
import type { TooltipConfig } from '@adlane/contract/widget/tooltips';
import type { Api } from '../api/createApi';
import { createDisposables, type Dispose } from '../dispose/disposables';
import type { ShadowHost } from '../overlay/createShadowHost';
import { findElement } from '../page/findElement';
import { watchPage } from '../page/watchPage';
import type { Scope } from '../scope/scope';
import { createTooltip, type Tooltip } from './createTooltip';
import { parseTooltip } from './parseTooltip';
import { tooltipStyles } from './tooltips.css';

export type TooltipsOptions = {
  readonly scope: Scope;
  readonly api: Api;
  readonly host: ShadowHost;
  readonly sdkKey: string;
  readonly color: () => string;
  readonly label: () => string;
  /** Called when the visitor first sees a tooltip on its element, and when the element of one for this page is not on it. */
  readonly onReport: (id: string | undefined, what: 'shown' | 'missing') => void;
};

/** How long a page may take to draw the elements of tooltips. */
const elementWaitMs = 10_000;

/**
 * The project's tooltips and hotspots: on the pages that their rules name, on elements that come and go (widget §2.9).
 * A project without any costs the page nothing but the one call.
 */
export function startTooltips(options: TooltipsOptions): Dispose {
  const disposables = createDisposables();
  let isDisposed = false;
  disposables.add(() => {
    isDisposed = true;
  });
  const load = async () => {
    const list = await fetchTooltips(options);
    if (!isDisposed && list.length > 0) disposables.add(attachTooltips(list, options));
  };
  options.scope.guard.detach(load());
  return disposables.dispose;
}

async function fetchTooltips({ api, sdkKey, scope }: TooltipsOptions): Promise<TooltipConfig[]> {
  const { status, body } = await api({
    method: 'GET',
    path: `/config/${encodeURIComponent(sdkKey)}/tooltips`,
  });
  if (status === 0) scope.warn('Failed to fetch tooltips');
  if (status !== 200) return [];
  if (Array.isArray(body)) return body.map(parseTooltip).filter((tooltip) => tooltip !== undefined);
  scope.warn('Failed to parse tooltips');
  return [];
}

function attachTooltips(list: readonly TooltipConfig[], options: TooltipsOptions): Dispose {
  const { scope, host, color, label, onReport } = options;
  const { window, document, clock } = scope;
  const shown = new Map<TooltipConfig, Tooltip>();
  const removeStyles = host.addStyles(tooltipStyles);
  const update = () => {
    for (const config of list) {
      const target = matchesPage(config, window.location.href)
        ? findElement(document, config.selector)
        : undefined;
      const current = shown.get(config);
      if (current && current.target === target) {
        current.place();
        continue;
      }
      current?.remove();
      shown.delete(config);
      if (target)
        shown.set(
          config,
          createTooltip({
            ...options,
            config,
            target,
            color: color(),
            label: label(),
            onSeen: () => onReport(config.id, 'shown'),
          }),
        );
    }
  };
  update();
  // One without a page rule belongs to pages that only its element tells apart.
  const stopWaiting = clock.after(elementWaitMs, () => {
    for (const config of list)
      if (config.page && !shown.has(config) && matchesPage(config, window.location.href))
        onReport(config.id, 'missing');
  });
  const stopWatching = watchPage({ scope, throttleMs: hotspotRepositionMs, onChange: update });
  return () => {
    stopWaiting();
    stopWatching();
    for (const tooltip of shown.values()) tooltip.remove();
    removeStyles();
  };
}
