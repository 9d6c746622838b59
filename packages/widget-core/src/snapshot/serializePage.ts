import { toPlainNode } from '../page/toPlainNode';
import { maskText } from '../privacy/privacy';
import { computePrivacy, type Privacy } from './computePrivacy';
import { buildBoxStyle, createElementWriter, type ElementWriter, type WriteOptions } from './writeElement';
import { escapeText, writeAttribute } from './writeHtml';
import { writeAdopted } from './writeStyles';

/** Remaining work: finished markup, or a node. */
type Pending = string | Node;

export type SerializeOptions = Omit<WriteOptions, 'document'> & {
  readonly baseUrl: string;
  /** Markup that is put behind the page's own. */
  readonly marks: string;
};

/** Nodes between two checks of the clock. */
const nodesPerStep = 100;

/**
 * Serializes the page as HTML, piece by piece: each step writes some nodes and leaves the rest for later. The
 * page may change meanwhile; a removed node is written in its last state. Begin it in a separate task: the first
 * scroll position lays out a page that has changed.
 */
export function* serializePage(document: Document, options: SerializeOptions): Generator<undefined, string> {
  const walk = createWalk(document, { ...options, document });
  const html: string[] = [];
  while (writeSome(walk)) {
    html.push(joinText(walk));
    yield undefined;
  }
  return html.join('') + walk.text;
}

/**
 * Returns false if nothing is left. A separate function: browsers optimize functions that are called often,
 * not those that run long.
 */
function writeSome(walk: Walk): boolean {
  const { pending, privacies } = walk;
  for (let count = 0; count < nodesPerStep; ) {
    const next = pending.pop();
    const privacy = privacies.pop();
    if (next === undefined || privacy === undefined) return false;
    if (typeof next === 'object') {
      writeNode(walk, next, privacy);
      count += 1;
    } else walk.text += next;
  }
  return true;
}

/**
 * Browsers store an added text as a tree of what was added, which their collector copies until someone reads it. Reading
 * a character makes it one text: at 50,000 nodes the collector was up to a third of the time.
 */
function joinText(walk: Walk): string {
  const { text } = walk;
  text.charCodeAt(0);
  walk.text = '';
  return text;
}

type Walk = {
  readonly options: SerializeOptions & WriteOptions;
  readonly writeElement: ElementWriter;
  /** Asked for once, not at every element. */
  readonly head: Element | null;
  readonly body: Element | null;
  /** Markup of this step. */
  text: string;
  /** A stack: what comes next is at its end. */
  readonly pending: Pending[];
  /** The privacy around each of them: an object for each node would be the collector's work. */
  readonly privacies: Privacy[];
};

function createWalk(document: Document, options: Walk['options']): Walk {
  const { head, body, compatMode } = document;
  // A page in quirks mode is laid out by other rules, also by those who show its screenshot.
  const doctype = compatMode === 'BackCompat' ? ' PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"' : '';
  return {
    options,
    writeElement: createElementWriter(options),
    head,
    body,
    text: options.isXml ? '' : `<!DOCTYPE html${doctype}>`,
    pending: [document.documentElement],
    privacies: ['open'],
  };
}

function push(walk: Walk, next: Pending, privacy: Privacy = 'open'): void {
  walk.pending.push(next);
  walk.privacies.push(privacy);
}

function writeNode(walk: Walk, node: Node, privacy: Privacy): void {
  const { nodeType } = node;
  if (nodeType === Node.TEXT_NODE) walk.text += writeText(node.nodeValue, privacy);
  else if (isElement(node, nodeType)) writeTree(walk, node, privacy);
}

function writeText(value: string | null, privacy: Privacy): string {
  const text = value ?? '';
  return escapeText(privacy === 'masked' ? maskText(text) : text);
}

function isElement(node: Node, nodeType: number): node is Element {
  // Of a form it may be a field.
  return nodeType === Node.ELEMENT_NODE || 'noValidate' in node;
}

const noNames: readonly string[] = [];

function writeTree(walk: Walk, node: Element, around: Privacy): void {
  const element = toPlainNode(node);
  const { options } = walk;
  const names = element.hasAttributes() ? element.getAttributeNames() : noNames;
  const privacy = computePrivacy(node, names, around);
  // Painting over an element hides its content, not elements beside the paint.
  const own = privacy === 'open' && options.hidden.has(node) ? 'masked' : privacy;
  const tag = element.localName;
  const framed = own === 'open' || own === 'ignored' ? findFramedDocument(element, tag) : undefined;
  if (framed) return writeFrame(walk, element, framed, privacy);
  const isLeaf = element.firstElementChild === null;
  const written = walk.writeElement(node, own, { tag, names, isLeaf });
  if (!written) return;
  const { open, close } = written;
  walk.text += open;
  if (close === undefined) return;
  if (element === walk.head) walk.text += buildHead(options);
  const { shadowRoot } = element;
  // Most elements contain text alone: read at once, it needs no object for each node.
  if (isLeaf && !shadowRoot && tag !== 'slot' && element !== walk.body) {
    walk.text += writeText(element.textContent, own) + close;
    return;
  }
  push(walk, close);
  if (element === walk.body) push(walk, options.marks);
  if (shadowRoot) writeShadow(walk, shadowRoot, privacy, element);
  else if (options.isXml && tag === 'slot') pushSlotted(walk, element, privacy);
  else pushChildren(walk, element, privacy, own);
}

function buildHead(options: Walk['options']): string {
  const base = `<base${writeAttribute('href', options.baseUrl)}/><meta charset="utf-8"/>`;
  return (options.isXml ? '' : base) + writeAdopted(options.document, options);
}

/** In XML there are no shadow roots: the content of a root replaces the content of its element. */
function writeShadow(walk: Walk, root: ShadowRoot, privacy: Privacy, host: Element): void {
  const { options } = walk;
  const styles = writeAdopted(root, options);
  if (options.isXml) {
    walk.text += styles;
    return pushChildren(walk, root, privacy);
  }
  pushChildren(walk, host, privacy);
  push(walk, '</template>');
  pushChildren(walk, root, privacy);
  push(walk, `<template shadowrootmode="open">${styles}`);
}

function pushSlotted(walk: Walk, slot: Element, privacy: Privacy): void {
  const assigned = 'assignedNodes' in slot ? (slot as HTMLSlotElement).assignedNodes({ flatten: true }) : [];
  for (const node of [...assigned].reverse()) push(walk, node, privacy);
}

/** The document of a frame that the page may look into; undefined for every other element. */
function findFramedDocument(element: Element, tag: string): Document | undefined {
  if (tag !== 'iframe' && tag !== 'frame') return undefined;
  try {
    return (element as HTMLIFrameElement).contentDocument ?? undefined;
  } catch {
    return undefined;
  }
}

/** A frame's page is written as the shadow root of a box: its styles stay its own, and no frame has to be loaded. */
function writeFrame(
  walk: Walk,
  frame: Element,
  { documentElement, head, body, scrollingElement }: Document,
  privacy: Privacy,
): void {
  const { options } = walk;
  const { border } = getComputedStyle(frame);
  const [own = '', ofBody = own] = [documentElement, body].map((part) => getComputedStyle(part).background);
  // What the page's own element leaves open is painted as its body says.
  const background = own.startsWith('rgba(0, 0, 0, 0) none') ? ofBody : own;
  const style = `${buildBoxStyle(frame)};overflow:hidden;position:relative;border:${border};background:${background}`;
  const scrolled = `display:block;position:relative;top:${-Math.round(scrollingElement?.scrollTop ?? 0)}px`;
  const [open, close] = options.isXml ? ['', ''] : ['<template shadowrootmode="open">', '</template>'];
  walk.text += `<div bb-element="true"${writeAttribute('style', style)}>${open}`;
  walk.text += writeAdopted(documentElement.ownerDocument, options);
  push(walk, `</div>${close}</div>`);
  if (body) push(walk, body, privacy);
  push(walk, `<div${writeAttribute('style', scrolled)}>`);
  if (head) pushChildren(walk, head, privacy);
}

function pushChildren(walk: Walk, parent: Node, below: Privacy, own = below): void {
  for (let child = parent.lastChild; child; child = toPlainNode(child).previousSibling) {
    const isOwn = own !== below && child.nodeType === Node.TEXT_NODE;
    push(walk, child, isOwn ? own : below);
  }
}
