/** A rectangle in pixels of the viewport. */
export type Area = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** A page whose screenshot and replay are compared with the browser's own picture. */
export type FidelityPage = {
  /** What it shows, as a row of the table. */
  readonly name: string;
  /** Markup of its body. */
  readonly body: string;
  /** Markup of its head. */
  readonly head?: string;
  /** Whether it has a doctype; without one it is in quirks mode. @default true */
  readonly hasDoctype?: boolean;
  /** Attributes of its `html` element. @default 'lang="en"' */
  readonly root?: string;
  /** A script that runs once the page has loaded and is recorded. */
  readonly later?: string;
  /** Button or area that is clicked after that, for what only visitors can open. */
  readonly click?: string;
  /** A rectangle that the visitor draws on the screenshot. */
  readonly mark?: Area;
  /** Selector of elements that are masked, and so not compared. */
  readonly masked?: string;
  /** Why more than 1 % of its pixels may differ, and in which of the two. */
  readonly exception?: { readonly in: 'screenshot' | 'replay' | 'both'; readonly reason: string };
};
