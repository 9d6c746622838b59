import type { AnyKind } from './importedIds';

/** What became of an object: a content with what was left out of it, or why there is none. */
export type Imported =
  | { readonly kind: AnyKind; readonly content_id: number; readonly missing?: readonly string[] }
  | { readonly skipped: string };
