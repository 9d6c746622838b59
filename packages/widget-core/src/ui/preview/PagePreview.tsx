import { useEffect, useState } from 'react';
import type { Dispose } from '../../dispose/disposables';
import { createElement } from '../../overlay/createElement';
import { createShadowHost, type ShadowHost } from '../../overlay/createShadowHost';
import { browserScope, type HostWindow, type Scope } from '../../scope/scope';

export type PagePreviewProps = {
  /** Accessible name of the drawn page. */
  title: string;
  /** Puts a part of the widget over the page; returns its dispose function. Keep its identity. */
  start: (page: PreviewPage) => Dispose;
};

/** The drawn page. */
export type PreviewPage = {
  readonly scope: Scope;
  readonly host: ShadowHost;
  /** The element that the part belongs to. */
  readonly target: HTMLElement;
};

/** Selector of the element on the drawn page. */
export const previewTarget = '#target';

const pageStyles = `
body{margin:0;padding:20px;background:#f4f5f7;min-height:100vh;box-sizing:border-box;display:flex;flex-direction:column;align-items:flex-start;gap:12px;overflow:hidden}
i{height:10px;border-radius:9px;background:#dfe2e8}
b{width:110px;height:34px;border-radius:8px;background:#c3c9d6;margin-block:auto}
`;

/** Draws an empty page with one element. */
function drawPage({ document, CSSStyleSheet: Sheet, HTMLElement: Element }: HostWindow): HTMLElement {
  const sheet = new Sheet();
  sheet.replaceSync(pageStyles);
  document.adoptedStyleSheets = [sheet];
  const line = (width: string) => {
    const element = createElement(document, 'i', {});
    element.style.width = width;
    return element;
  };
  const target = createElement(document, 'b', { id: previewTarget.slice(1) });
  // Scrolling it would scroll the pages around the frame, and a focused part would take the caret from the editor.
  target.scrollIntoView = () => undefined;
  Element.prototype.focus = () => undefined;
  document.body.replaceChildren(line('45%'), line('90%'), line('75%'), target, line('85%'), line('60%'));
  return target;
}

/**
 * A small page in its own frame with a part of the widget over it, as visitors see it. It takes neither the focus
 * nor clicks.
 */
export function PagePreview({ title, start }: PagePreviewProps) {
  const [page, setPage] = useState<HostWindow>();
  useEffect(
    function showPart() {
      if (!page) return undefined;
      const target = drawPage(page);
      const scope = browserScope(page);
      const host = createShadowHost(scope);
      const stop = start({ scope, host, target });
      // Not while React renders: the part has its own root, which cannot be unmounted then.
      return () =>
        queueMicrotask(() => {
          stop();
          host.remove();
        });
    },
    [page, start],
  );
  return (
    <iframe
      ref={makeInert}
      title={title}
      tabIndex={-1}
      srcDoc="<!doctype html>"
      style={{ display: 'block', width: '100%', height: '26rem', border: 0 }}
      onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument?.defaultView ?? undefined)}
    />
  );
}

/** The property, because not every React version knows the attribute. */
function makeInert(frame: HTMLIFrameElement | null): void {
  if (frame) frame.inert = true;
}
