import type { OpenApiDocument } from '@adlane/contract/openapi';

/** A call as the API page shows it. */
export type ReferenceCall = {
  /** As in `api.leads.list`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Section of the specification. */
  readonly spec: string;
  /** Who may call: roles, or the kind of access. */
  readonly access: string;
  /** Names of parameters in the path, and in the query. */
  readonly params: readonly string[];
  readonly query: readonly string[];
  /** A body with the required fields, as JSON; undefined for a call without a body. */
  readonly body?: string;
};

/** What the API page shows. */
export type Reference = {
  readonly calls: readonly ReferenceCall[];
  /** Of the document that the server publishes. */
  readonly openApi: Pick<OpenApiDocument, 'paths' | 'components'>;
};
