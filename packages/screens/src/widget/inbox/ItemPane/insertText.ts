/** Replaces a part of a text control, as if it was typed: React is notified, and the cursor is behind it. */
export function insertText(control: HTMLTextAreaElement, text: string, start: number, end: number): void {
  control.setRangeText(text, start, end, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
