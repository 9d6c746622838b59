import type { ResourceUse } from '@adlane/contract/rules';

/** A file at another address that a page shows. */
export type FoundResource = { readonly url: string; readonly use: ResourceUse };
