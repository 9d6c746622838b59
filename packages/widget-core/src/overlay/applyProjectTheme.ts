import { defaultBackgroundColor, defaultColor } from '@adlane/contract/constants';
import type { ParsedFlowConfig } from '../config/parseFlowConfig';
import { readTextLanguage } from '../texts/readTextLanguage';
import { applyTheme } from './applyTheme';
import { computeContrastColor } from './computeContrastColor';

export type ProjectTheme = Partial<
  Pick<ParsedFlowConfig, 'color' | 'backgroundColor' | 'localizationOptions' | 'staticTranslations'>
>;

/** Applies a project's colors, direction and language to what it shows on a page; like the frame, dark on a dark background. */
export function applyProjectTheme(container: HTMLElement, config: ProjectTheme = {}): void {
  const { color = defaultColor, backgroundColor = defaultBackgroundColor } = config;
  applyTheme(container, config, color);
  const isDark = computeContrastColor(backgroundColor) === '#FFFFFF';
  container.lang = readTextLanguage(config);
  container.style.setProperty('--adlane-surface', backgroundColor);
  container.style.setProperty('--adlane-text', isDark ? '#fff' : '#16181d');
}
