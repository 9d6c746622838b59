export type ReadmeBlock = {
  readonly language: string;
  /** The file as which an app outside the workspace runs the block. */
  readonly name: string | undefined;
  readonly code: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
};

/** Lists the code blocks of a README. */
export function listBlocks(readme: string): ReadmeBlock[];
