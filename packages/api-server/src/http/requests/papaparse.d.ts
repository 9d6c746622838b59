/** The part of papaparse that is used here; its published types require Node's. */
declare module 'papaparse' {
  export type ParseError = { readonly type: string; readonly code: string; readonly row?: number };
  type Parser = { pause(): void; resume(): void; abort(): void };
  const Papa: {
    parse(
      text: string,
      config: {
        readonly chunkSize: number;
        chunk(
          results: { readonly data: string[][]; readonly errors: readonly ParseError[] },
          parser: Parser,
        ): void;
        complete(): void;
      },
    ): void;
  };
  export default Papa;
}
