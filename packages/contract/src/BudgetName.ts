/**
 * What a widget call is counted as. The server limits each kind per visitor, address and project, and refuses
 * further calls with 429 and `Retry-After`.
 */
export type BudgetName =
  /** Reads of what visitors see. The default of `GET`. */
  | 'read'
  /** Texts and answers that are stored. The default of all other methods. */
  | 'write'
  /** New records that the team has to look at, such as conversations. */
  | 'create'
  /** Marks of what a visitor does, such as typing or reading; no text is stored. */
  | 'signal'
  | 'pageLoad'
  | 'config'
  /** What the visitor's page says about the visitor. */
  | 'contact'
  | 'ping'
  | 'tour'
  | 'ticket'
  | 'recording'
  | 'file'
  | 'errorReport';
