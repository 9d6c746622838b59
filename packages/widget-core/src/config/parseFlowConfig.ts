import {
  defaultBackgroundColor,
  defaultBorderRadius,
  defaultButtonOffset,
  defaultColor,
} from '@adlane/contract/constants';
import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import { isObject } from '../json/readers';

/** The configuration with every fallback of widget §5 filled in; numbers are pixels. */
export type ParsedFlowConfig = FlowConfig & {
  readonly borderRadius: number;
  readonly buttonX: number;
  readonly buttonY: number;
  /** False only if the server says so: other servers are asked for their tooltips. */
  readonly hasTooltips: boolean;
};

/** Parses a configuration of the server or the cache; undefined if it is not an object. */
export function parseFlowConfig(raw: unknown): ParsedFlowConfig | undefined {
  if (!isObject(raw)) return undefined;
  return {
    ...raw,
    color: parseColor(raw.color, defaultColor),
    headerColor: parseColor(raw.headerColor, defaultColor),
    buttonColor: parseColor(raw.buttonColor, defaultColor),
    backgroundColor: parseColor(raw.backgroundColor, defaultBackgroundColor),
    borderRadius: parsePixels(raw.borderRadius, defaultBorderRadius),
    buttonX: parsePixels(raw.buttonX, defaultButtonOffset),
    buttonY: parsePixels(raw.buttonY, defaultButtonOffset),
    feedbackButtonPosition: parseText(raw.feedbackButtonPosition, 'BOTTOM_RIGHT'),
    widgetButtonText: parseText(raw.widgetButtonText, ''),
    buttonLogo: parseText(raw.buttonLogo, ''),
    hideForGuests: raw.hideForGuests === true,
    enableWebReplays: raw.enableWebReplays === true,
    enableNetworkLogs: raw.enableNetworkLogs === true,
    sendNetworkResources: raw.sendNetworkResources === true,
    networkLogPropsToIgnore: parseTexts(raw.networkLogPropsToIgnore),
    networkLogBlacklist: parseTexts(raw.networkLogBlacklist),
    enableShortcuts: raw.enableShortcuts === true,
    hasTooltips: raw.hasTooltips !== false,
    disableBGFade: raw.disableBGFade === true,
    disableBGGradient: raw.disableBGGradient === true,
    staticTranslations: isObject(raw.staticTranslations) ? raw.staticTranslations : {},
    localizationOptions: { rtl: isObject(raw.localizationOptions) && raw.localizationOptions.rtl === true },
    aiTools: Array.isArray(raw.aiTools) ? raw.aiTools : [],
    feedbackFlows: Array.isArray(raw.feedbackFlows) ? raw.feedbackFlows : [],
  };
}

function parseColor(value: unknown, fallback: string): string {
  if (typeof value !== 'string') return fallback;
  // Written out again it is the same; an expression for it would be compiled on every page, at the start.
  const sixDigits = (0x1000000 + Number(`0x${value.slice(1)}`)).toString(16).slice(1);
  return value.toLowerCase() === `#${sixDigits}` ? value : fallback;
}

function parsePixels(value: unknown, fallback: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

function parseText(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

function parseTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
