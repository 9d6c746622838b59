import type { ParsedFlowConfig } from '../config/parseFlowConfig';

export type Translate<Key extends string> = (key: Key) => string;

/** Returns the texts of one part, which is loaded with its English ones; a project's `staticTranslations` come first. */
export function createTranslate<Key extends string>(
  config: () => Pick<ParsedFlowConfig, 'staticTranslations'> | undefined,
  defaults: Readonly<Record<Key, string>>,
): Translate<Key> {
  return (key) => {
    const own = config()?.staticTranslations[key];
    return typeof own === 'string' && own !== '' ? own : defaults[key];
  };
}
