import { type RefCallback, useCallback } from 'react';
import { isInQuirksMode } from './buildSnapshotDocument';

type FrameContent = { readonly srcDoc: string } | { readonly ref: RefCallback<HTMLIFrameElement> };

/** Returns the props with which a frame shows this document: in quirks mode only one with an address does. */
export function useFrameContent(html: string): FrameContent {
  const ref = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return undefined;
      const address = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
      // Another `src` would be a step in the history of the browser.
      frame.contentWindow?.location.replace(address);
      return () => URL.revokeObjectURL(address);
    },
    [html],
  );
  return isInQuirksMode(html) ? { ref } : { srcDoc: html };
}
