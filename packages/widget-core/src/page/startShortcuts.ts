import { type Dispose, listen } from '../dispose/disposables';
import { getTarget } from './getTarget';

type Shortcuts = {
  readonly onEscape: () => void;
  /** Ctrl+U starts a bug report with the capture editor open (widget §2.11). */
  readonly onReport: () => void;
  readonly isReportOn: () => boolean;
};

/** Whether the key is the page's: the page has handled it, or the visitor is typing, maybe by an input method. */
function isOfPage(event: KeyboardEvent): boolean | undefined {
  return event.defaultPrevented || getTarget(event)?.matches(':read-write');
}

/** Handles the widget's keys on the page: Escape, and Ctrl+U if enabled. The page comes first. */
export function startShortcuts(document: Document, { onEscape, onReport, isReportOn }: Shortcuts): Dispose {
  return listen<KeyboardEvent>(document, 'keydown', (event) => {
    if (isOfPage(event)) return undefined;
    if (event.key === 'Escape') return onEscape();
    const isReport = event.ctrlKey && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'u';
    if (!isReport || event.repeat || !isReportOn()) return undefined;
    // The browser would show the page's source.
    event.preventDefault();
    return onReport();
  });
}
