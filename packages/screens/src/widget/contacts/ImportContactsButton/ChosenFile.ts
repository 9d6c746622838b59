import type { ContactImport } from '@adlane/contract/widget/contacts';

/** The chosen file, and what importing it would do. */
export type ChosenFile = {
  readonly file: File;
  readonly project_id: number;
  readonly preview: ContactImport;
};
