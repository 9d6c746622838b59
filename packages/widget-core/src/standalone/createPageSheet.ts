import { buildMarksMarkup } from '../capture/buildMarksMarkup';
import { findHiddenElements } from '../capture/findHiddenElements';
import type { PageScope } from './createPageScope';
import type { MarkSheet } from './MarkSheet';

/** Creates the sheet for marks on the page itself. */
export function createPageSheet(scope: PageScope): MarkSheet {
  const { window, document } = scope;
  const scroll = { x: window.scrollX, y: window.scrollY };
  return {
    getView: () => ({ scroll, zoom: 1 }),
    render: () => null,
    toSheet: (marks) => marks,
    fromSheet: (marks) => marks,
    prepare(marks) {
      const drawn = { markup: buildMarksMarkup(marks), hidden: findHiddenElements(document, marks, scroll) };
      return async () => {
        // Serializing a page is the largest part, and images do without it.
        const { renderScreenshot } = await import('../capture/renderScreenshot');
        return renderScreenshot(scope, drawn);
      };
    },
    dispose() {},
  };
}
