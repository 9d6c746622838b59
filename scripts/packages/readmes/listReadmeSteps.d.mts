export type ReadmeStep = { readonly command: string } | { readonly file: string; readonly code: string };

/** Lists what a README tells to do from an empty folder: each list begins at the words "empty folder". */
export function listReadmeSteps(readme: string): readonly (readonly ReadmeStep[])[];
