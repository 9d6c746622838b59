import type { TooltipConfig } from '@adlane/contract/widget/tooltips';
import { asNumber, asObject, asText } from '../json/readers';

const ruleTypes = ['is', 'isnot', 'contains', 'notcontains', 'startswith', 'endswith'] as const;

/** Parses a tooltip of the server, with the defaults of widget §3.8; undefined without a place or text. */
export function parseTooltip(value: unknown): TooltipConfig | undefined {
  const raw = asObject(value);
  const selector = asText(raw?.selector);
  const html = asText(raw?.html);
  if (!raw || !selector || html === undefined) return undefined;
  return {
    id: asText(raw.id),
    selector,
    html,
    page: asText(raw.page) ?? '',
    pageType: ruleTypes.find((type) => type === raw.pageType) ?? 'is',
    mode: raw.mode === 'hotspot' ? 'hotspot' : 'tooltip',
    icon: asText(raw.icon),
    color: asText(raw.color),
    animated: raw.animated === true,
    posX: raw.posX === 'left' ? 'left' : 'right',
    posY: raw.posY === 'top' || raw.posY === 'bottom' ? raw.posY : 'center',
    offsetX: asNumber(raw.offsetX) ?? 4,
    offsetY: asNumber(raw.offsetY) ?? 0,
  };
}
