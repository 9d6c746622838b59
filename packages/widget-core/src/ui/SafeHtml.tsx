import { useLayoutEffect, useRef } from 'react';
import { safeHtml } from '../page/safeHtml';

/** A project's HTML, made of checked nodes. */
export function SafeHtml({ className, html }: { readonly className: string; readonly html: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function fill() {
      const { current } = element;
      current?.replaceChildren(safeHtml(current.ownerDocument, html));
    },
    [html],
  );
  return <div ref={element} className={className} />;
}
