import type { en } from './en';

/** Key of a text. */
export type TextKey = keyof typeof en;
/** The texts of one language. */
export type Texts = Readonly<Record<TextKey, string>>;
