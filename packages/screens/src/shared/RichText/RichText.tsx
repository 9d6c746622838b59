import { Box, Link } from '@adlane/ui';
import { createElement, Fragment, type ReactNode } from 'react';

export type RichTextProps = {
  /** HTML; elements other than paragraphs, lists, quotes, emphasis and links are reduced to their text. */
  html: string;
};

const shownElements = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'b', 'em', 'i', 'u', 'br']);
/** Their content is code, not text. */
const removedElements = new Set(['script', 'style', 'template', 'noscript']);
/** Deeper elements are reduced to their text. */
const maxDepth = 20;

function renderElement(element: Element, depth: number): ReactNode {
  const name = element.localName;
  if (removedElements.has(name)) return null;
  if (depth > maxDepth) return element.textContent;
  const children = renderNodes(element.childNodes, depth + 1);
  const href = element.getAttribute('href') ?? '';
  if (name === 'a' && /^(https?:\/\/|mailto:)/i.test(href)) {
    return (
      <Link href={href} external>
        {children}
      </Link>
    );
  }
  if (name === 'br') return <br />;
  return shownElements.has(name) ? createElement(name, {}, children) : children;
}

function renderNodes(nodes: NodeListOf<ChildNode>, depth: number): ReactNode {
  return [...nodes].map((node, index) => (
    // Nodes of a parsed text have no id, and their order never changes.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {node instanceof Element ? renderElement(node, depth) : node.nodeType === 3 ? node.textContent : null}
    </Fragment>
  ));
}

/** Shows HTML of the safe subset as React elements: no attribute but a link's address is used. */
export function RichText({ html }: RichTextProps) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (
    <Box
      css={{
        // Each paragraph in the direction of its first letter.
        '& :is(p, li, blockquote)': { unicodeBidi: 'plaintext' },
        '& p + p, & ul, & ol': { mt: 2 },
        '& ul, & ol': { ps: 5 },
        '& ul': { listStyle: 'disc' },
      }}
    >
      {renderNodes(body.childNodes, 0)}
    </Box>
  );
}
