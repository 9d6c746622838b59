import { Box } from '@adlane/ui';
import { createSafeHtml } from '@adlane/widget-core/sanitize';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useFrame } from './FrameContext';

/**
 * HTML of a project, rebuilt node by node from an allow-list. Links open on the page, in a new tab; pictures open in the
 * page's viewer.
 */
export function SafeHtml({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { bridge } = useFrame();
  useEffect(
    function rebuildHtml() {
      ref.current?.replaceChildren(createSafeHtml(document, html));
    },
    [html],
  );
  const openOnPage = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest('a');
    const image = target?.closest('img');
    if (link?.href) bridge.send({ name: 'open-url', data: link.href, newTab: true });
    else if (image?.src) bridge.send({ name: 'open-image', data: { url: image.src } });
    if (link || image) event.preventDefault();
  };
  return <Box ref={ref} dir="auto" onClick={openOnPage} css={proseStyles} />;
}

const proseStyles = {
  textStyle: 'sm',
  lineHeight: '1.65',
  overflowWrap: 'anywhere',
  '& > * + *': { mt: 3 },
  '& h1, & h2, & h3, & h4': { fontWeight: 'semibold', textStyle: 'md', mt: 5 },
  '& ul, & ol': { ps: 5, display: 'grid', gap: 1 },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '2px' },
  '& blockquote': { borderInlineStartWidth: '3px', ps: 3, color: 'fg.muted' },
  '& code, & pre': { fontFamily: 'mono', bg: 'bg.muted', borderRadius: 'l1', px: 1 },
  '& pre': { p: 3, overflowX: 'auto' },
  '& img': { maxW: 'full', borderRadius: 'l2', cursor: 'zoom-in' },
};
