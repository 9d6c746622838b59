import { type Dispose, listen } from '../dispose/disposables';

type Shortcuts = {
  readonly onEscape: () => void;
  /** Ctrl+U starts a bug report with the capture editor open (widget §2.11). */
  readonly onReport: () => void;
  readonly isReportOn: () => boolean;
};

/** Handles the widget's keys on the page: Escape, and Ctrl+U if enabled. */
export function startShortcuts(document: Document, { onEscape, onReport, isReportOn }: Shortcuts): Dispose {
  return listen<KeyboardEvent>(document, 'keydown', (event) => {
    if (event.key === 'Escape') return onEscape();
    const isReport = event.ctrlKey && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'u';
    if (!isReport || event.repeat || !isReportOn()) return;
    // The browser would show the page's source.
    event.preventDefault();
    onReport();
  });
}
