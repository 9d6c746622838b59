import { useLayoutEffect, useRef } from 'react';
import { createSafeHtml } from '../../sanitize/createSafeHtml';

/** A project's HTML, made of checked nodes. */
export function SafeHtml({ className, html }: { readonly className: string; readonly html: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function fill() {
      const { current } = element;
      current?.replaceChildren(createSafeHtml(current.ownerDocument, html));
    },
    [html],
  );
  return <div ref={element} className={className} dir="auto" />;
}
