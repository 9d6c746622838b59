import type { drawingTexts } from '../capture/drawingTexts';
import type { Tool } from '../capture/strokes';
import type { Appearance } from './applyAppearance';
import type { CaptureArea } from './CaptureArea';

/** Draws boxes, draws lines, or hides what is below. */
export type CaptureTool = Tool;

/** One mark, in pixels of the image, or of the page from its top left corner. */
export type CaptureMark = {
  readonly tool: CaptureTool;
  /** `#rrggbb` */
  readonly color: string;
  /** A rectangle has two points: its start and its end. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
};

/** Texts of the capture editor by key. */
export type CaptureTexts = Partial<Record<keyof typeof drawingTexts, string>>;

/** What is captured: the mode with its target. */
export type CaptureSubject = (
  | { readonly mode?: 'page'; readonly target?: undefined }
  | { readonly mode: 'element'; readonly target: Element | string }
  | { readonly mode: 'region'; readonly target: CaptureArea }
  | { readonly mode: 'image'; readonly target: string | Blob }
) & {
  /** The visible part of the page, an element or a region of it, or an image. @default 'page' */
  readonly mode?: 'page' | 'element' | 'region' | 'image';
  /**
   * An element, or a CSS selector that finds one, in open shadow roots too; a region of the page in pixels; an
   * image by address or as a file, of another site only with CORS headers.
   */
  readonly target?: string | Element | CaptureArea | Blob;
};

/** Settings of the capture editor, as plain data. */
export type CaptureSettings = Appearance &
  CaptureSubject & {
    /** Tools to choose from; the first one is selected. @default ['rectangle', 'pen', 'blur'] */
    readonly tools?: readonly CaptureTool[];
    /** Colors to choose from, `#rrggbb`; the first one is selected. @default seven colors, the first of them '#EB144C' */
    readonly colors?: readonly string[];
    /** Marks to begin with. @default [] */
    readonly defaultMarks?: readonly CaptureMark[];
    /** Replaces English texts. @default {} */
    readonly texts?: CaptureTexts;
    /** Called with all marks after each change. */
    readonly onChange?: (marks: readonly CaptureMark[]) => void;
  };
