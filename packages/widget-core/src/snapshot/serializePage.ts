import { maskedSelector } from '../page/privacy';
import { type WriteOptions, writeElement } from './writeElement';
import { escapeText, writeAttribute } from './writeHtml';
import { writeAdopted } from './writeStyles';

/** What is still to be written: markup as it is, or a node with what holds for it. */
type Pending = string | { readonly node: Node; readonly isMasked: boolean };

export type SerializeOptions = WriteOptions & {
  /** Markup that is put behind the page's own. */
  readonly marks: string;
};

/** Nodes between two looks at the clock. */
const nodesPerStep = 40;

/**
 * The page as HTML, piece by piece: each step writes some nodes and leaves the rest for later. The page may change
 * meanwhile; a node that is gone by then is written as it last was.
 */
export function* serializePage(document: Document, options: SerializeOptions): Generator<undefined, string> {
  const head = `<base${writeAttribute('href', options.baseUrl)}><meta charset="utf-8">`;
  const parts: string[] = ['<!DOCTYPE html>'];
  const pending: Pending[] = [{ node: document.documentElement, isMasked: false }];
  let count = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'string') {
      parts.push(next);
      continue;
    }
    writeNode(next.node, next.isMasked, { ...options, head }, parts, pending);
    count += 1;
    if (count % nodesPerStep === 0) yield undefined;
  }
  return parts.join('');
}

type Options = SerializeOptions & { readonly head: string };

function writeNode(
  node: Node,
  isMasked: boolean,
  options: Options,
  parts: string[],
  pending: Pending[],
): void {
  if (node instanceof Text) {
    parts.push(escapeText(isMasked ? node.data.replace(/\S/g, '*') : node.data));
    return;
  }
  if (!(node instanceof Element)) return;
  const masksBelow = isMasked || node.matches(maskedSelector);
  // What was painted over hides itself, not all that it may contain beside the paint.
  const masksOwn = masksBelow || options.hidden.has(node);
  const written = writeElement(node, masksOwn, options);
  if (!written) return;
  parts.push(written.open);
  if (written.close === undefined) return;
  const { ownerDocument, shadowRoot } = node;
  if (node === ownerDocument.head) parts.push(options.head, writeAdopted(ownerDocument, options.baseUrl));
  if (node === ownerDocument.body) pending.push(written.close, options.marks);
  else pending.push(written.close);
  pushChildren(node, masksBelow, masksOwn, pending);
  if (shadowRoot) {
    pending.push('</template>');
    pushChildren(shadowRoot, masksBelow, masksOwn, pending);
    pending.push(`<template shadowrootmode="open">${writeAdopted(shadowRoot, options.baseUrl)}`);
  }
}

function pushChildren(parent: Node, masksBelow: boolean, masksOwn: boolean, pending: Pending[]): void {
  for (let child = parent.lastChild; child; child = child.previousSibling) {
    pending.push({ node: child, isMasked: child instanceof Text ? masksOwn : masksBelow });
  }
}
