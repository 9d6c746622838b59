/** The part of papaparse that is used here; its published types require Node's. */
declare module 'papaparse' {
  const Papa: {
    parse(
      text: string,
      config: { readonly skipEmptyLines: 'greedy'; readonly preview: number },
    ): {
      readonly data: readonly (readonly string[])[];
      readonly errors: readonly { readonly type: string }[];
    };
  };
  export default Papa;
}
