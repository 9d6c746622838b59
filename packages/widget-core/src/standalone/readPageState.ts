/** The page at the time of a capture. */
export type PageState = {
  /** Address with query and fragment. */
  readonly url: string;
  readonly title: string;
  /** Language of the document, or the browser's where it has none. */
  readonly language: string;
  /** Size of the window's content, in CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** How far the page is scrolled, in CSS pixels. */
  readonly scroll: { readonly x: number; readonly y: number };
  /** Pixels of the screen for one CSS pixel. */
  readonly devicePixelRatio: number;
};

/** Reads the state of the page. */
export function readPageState(window: Window): PageState {
  const { document, innerWidth, innerHeight, scrollX, scrollY, devicePixelRatio } = window;
  return {
    url: document.URL,
    title: document.title,
    language: document.documentElement.lang || window.navigator.language,
    viewport: { width: innerWidth, height: innerHeight },
    scroll: { x: scrollX, y: scrollY },
    devicePixelRatio,
  };
}
