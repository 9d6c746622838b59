export type OutboundPageProps = {
  projectId: number;
  /** Id of the record, 'new', or undefined for the list. */
  recordId: string | undefined;
  /** The part behind the record. */
  view: string | undefined;
};
