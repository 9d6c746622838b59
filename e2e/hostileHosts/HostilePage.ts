/** A page that changes what the widget uses. */
export type HostilePage = {
  /** What the page does, as a test's name continues after "a page that". */
  readonly does: string;
  /**
   * Its first script. Names of `window.ran` are code of the page that must run no more often with the widget;
   * `window.act` is what it does once the widget has started.
   */
  readonly script?: string;
  /** Markup in its head after the script. */
  readonly markup?: string;
  /** Content security policy; its nonce is `n1`. */
  readonly policy?: (api: string, frame: string) => string;
  /** Whether the page has a doctype. @default true */
  readonly hasDoctype?: boolean;
  /** Whether the widget's button shows. Where it can't, the widget says so once at most. @default true */
  readonly shows?: boolean;
};

/** Script of a function that refuses to work. */
export const refuse = (name: string) => `() => { throw new Error('The page has no ${name}.'); }`;

/** Script that counts a run of the page's code. */
export const count = (name: string) => `window.ran = window.ran ?? {}; ran.${name} = (ran.${name} ?? 0) + 1;`;
