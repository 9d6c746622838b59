import { hotspotRepositionMs } from '@adlane/contract/constants';
import { matchesPage } from '@adlane/contract/rules';
import type { TooltipConfig } from '@adlane/contract/widget/tooltips';
import type { Dispose } from '../dispose/disposables';
import type { EventLog } from '../events/createEventLog';
import { toJson } from '../json/toJson';
import type { ProjectTheme } from '../overlay/applyProjectTheme';
import type { ShadowHost } from '../overlay/createShadowHost';
import { findElement } from '../page/findElement';
import { watchPage } from '../page/watchPage';
import type { Services } from '../services/createServices';
import type { Session } from '../session/createSession';
import type { Translate } from '../texts/createTranslate';
import type { OutboundTextKey } from '../texts/outboundTexts';
import { createTooltip, type Tooltip } from './createTooltip';
import { parseTooltip } from './parseTooltip';
import { tooltipStyles } from './tooltips.css';

export type TooltipsOptions = Pick<Services, 'scope' | 'sdkKey' | 'api'> & {
  readonly translate: Translate<OutboundTextKey>;
  readonly host: ShadowHost;
  readonly session: Pick<Session, 'subscribe'>;
  readonly config: () => ProjectTheme | undefined;
  readonly logs: { readonly events: Pick<EventLog, 'track'> };
};

export type Tooltips = {
  /** Requests the list again. */
  readonly update: () => void;
  readonly dispose: Dispose;
};

/** How long a page may take to draw the elements of tooltips. */
const elementWaitMs = 10_000;

/**
 * The project's tooltips and hotspots: on the pages that their rules name, on elements that come and go (widget §2.9).
 * A project without any costs the page nothing but the one call.
 */
export function startTooltips(options: TooltipsOptions): Tooltips {
  const { api, sdkKey, scope, session } = options;
  let lastLoad = 0;
  let shown = '[]';
  let detach = () => {};
  const load = async () => {
    const own = ++lastLoad;
    const { status, body } = await api({
      method: 'GET',
      path: `/config/${encodeURIComponent(sdkKey)}/tooltips`,
    });
    // The list of the last visitor counts, and none after the end.
    if (own !== lastLoad) return;
    if (status === 0) scope.warn('Failed to fetch tooltips');
    if (status !== 200) return;
    if (!Array.isArray(body)) return scope.warn('Failed to parse tooltips');
    const list = body.map(parseTooltip).filter((tooltip) => tooltip !== undefined);
    const loaded = toJson(list);
    if (loaded === shown) return;
    shown = loaded;
    detach();
    detach = attachTooltips(list, options);
  };
  const update = () => scope.guard.detach(load());
  update();
  // Who is identified later may see others.
  session.subscribe((visitor) => visitor && update());
  return {
    update,
    dispose() {
      lastLoad += 1;
      detach();
    },
  };
}

function attachTooltips(list: readonly TooltipConfig[], options: TooltipsOptions): Dispose {
  const { scope, host, config: projectConfig, translate, logs } = options;
  /** The visitor saw a tooltip for the first time, or its element is not on a page of its rule. */
  const report = ({ id }: TooltipConfig, what: 'shown' | 'missing') =>
    id && logs.events.track(`tooltip-${id}-${what}`);
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
            label: translate('hotspot'),
            theme: projectConfig(),
            onSeen: () => report(config, 'shown'),
          }),
        );
    }
  };
  update();
  // One without a page rule belongs to pages that only its element tells apart.
  const stopWaiting = clock.after(elementWaitMs, () => {
    for (const config of list)
      if (config.page && !shown.has(config) && matchesPage(config, window.location.href))
        report(config, 'missing');
  });
  const stopWatching = watchPage({ scope, throttleMs: hotspotRepositionMs, onChange: update });
  return () => {
    stopWaiting();
    stopWatching();
    for (const tooltip of shown.values()) tooltip.remove();
    removeStyles();
  };
}
