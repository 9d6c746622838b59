import type { ParsedFlowConfig } from '../config/parseFlowConfig';
import { computeContrastColor } from './computeContrastColor';

/** Applies the project's direction and an accent color to a layer. */
export function applyTheme(
  container: HTMLElement,
  config: Partial<Pick<ParsedFlowConfig, 'localizationOptions'>> | undefined,
  accent: string,
): void {
  container.dir = config?.localizationOptions?.rtl ? 'rtl' : 'ltr';
  container.style.setProperty('--accent', accent);
  container.style.setProperty('--accent-text', computeContrastColor(accent));
}
