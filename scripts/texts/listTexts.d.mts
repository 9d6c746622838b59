/** Folders with texts of the dashboard; all of them are translated. */
export const textFolders: readonly string[];

/** The texts of one file. */
export type FileTexts = {
  /** Arguments of `translate`. */
  readonly translated: readonly string[];
  /** Texts of elements, attributes and properties. */
  readonly shown: readonly { readonly text: string; readonly line: number }[];
  /** All strings. */
  readonly literals: readonly string[];
  /** Texts that stay English. */
  readonly untranslated: readonly string[];
  /** Texts that are translated before the language is known. */
  readonly tooEarly: readonly string[];
};

export function readTexts(path: string): FileTexts;

/** Lists the source files below a folder, without stories, tests and their data. */
export function listSources(folder: string): string[];

/** Lists the messages that the server answers and rules report, with the file of each. */
export function listAnswers(root: string): readonly { readonly path: string; readonly text: string }[];
