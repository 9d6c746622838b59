import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import { en } from './en';
import type { TextKey, Texts } from './Texts';

export type { TextKey } from './Texts';
export type Translate = (key: TextKey, values?: Record<string, string>) => string;

/** Returns the frame's texts in one language; a project's translations win. */
export function createTranslate(
  config: Pick<FlowConfig, 'staticTranslations'> | undefined,
  texts: Texts = en,
): Translate {
  return (key, values = {}) => {
    const own = config?.staticTranslations?.[key];
    const text = typeof own === 'string' && own !== '' ? own : texts[key];
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  };
}
