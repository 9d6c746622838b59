type Source = { readonly path: string; readonly text: string };

/** Statements of files of queries that write. */
export function listWritingQueries(sources: readonly Source[]): string[];

/** Functions of files of commands whose names do not begin with what they do to rows. */
export function listOtherRowVerbs(sources: readonly Source[]): string[];

/** Functions of modules that handlers call with a context and more than one input, or with a bare value. */
export function listUseCaseInputs(sources: readonly Source[]): string[];
