import type { Renames } from './Renames';
import { version02 } from './version02';

/** What each version renamed. */
export const versions: Readonly<Record<string, Renames>> = { '0.2': version02 };
