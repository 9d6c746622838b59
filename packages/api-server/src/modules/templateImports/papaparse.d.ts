/** The part of papaparse that is used here; its published types require Node's. */
declare module 'papaparse' {
  type ParseError = { readonly type: string; readonly message: string; readonly row?: number };
  const Papa: {
    parse(
      text: string,
      config: { readonly skipEmptyLines: 'greedy'; readonly preview: number },
    ): { readonly data: string[][]; readonly errors: readonly ParseError[] };
  };
  export default Papa;
}
