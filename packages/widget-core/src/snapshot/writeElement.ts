import { toPlainNode } from '../page/toPlainNode';
import { findPlace, topLayerAttribute } from '../page/topLayer';
import { maskStyleAttribute } from '../privacy/maskStyles';
import { redactSecrets } from '../privacy/privacy';
import type { Privacy } from './computePrivacy';
import { readAnimatedStyles } from './readAnimatedStyles';
import { isTextAttribute, readFieldValue } from './readFieldValue';
import { escapeText, writeAttribute } from './writeHtml';
import { copyDrawing, copyImage } from './writeMedia';
import { frameBody, type StyleOptions, writeStyleElement } from './writeStyles';

export type WriteOptions = StyleOptions & {
  /** Images of the page's own host are copied in: a private host cannot be reached from elsewhere (widget §5). */
  readonly inlinesImages: boolean;
  readonly warn: (text: string, detail?: unknown) => void;
};

/** An element's markup. Without `close` it has no content that is to be walked. */
export type Written = {
  readonly open: string;
  readonly close?: string;
};

/** Elements that are written in a special way; most are not, which one lookup shows. */
const kinds = new Map(
  Object.entries({
    /** Elements that run, load or redirect, and those for the browser's head only. */
    out: 'script noscript base meta title template adlane-widget',
    /** Elements that would load another page or a plug-in are replaced by an empty box of the same size. */
    box: 'iframe object embed applet fencedframe portal audio frame',
    /** Without content, or with special content. */
    special: 'img input option textarea area br col hr source track wbr',
    styles: 'style link',
    canvas: 'canvas',
  }).flatMap(([kind, tags]) => tags.split(' ').map((tag) => [tag, kind])),
);
const droppedAttribute =
  /^(?:on.*|xmlns.*|nonce|integrity|crossorigin|srcdoc|srcset|autofocus|ping|formaction|action|value|checked|selected|sizes|loading)$/i;
const addressAttribute = /^(?:href|src|poster|background|data|xlink:href)$/i;

type AttributeKind = { readonly isText: boolean; readonly isAddress: boolean };

/** Classifies an attribute by name; undefined if it is left out. Called once per name of a page. */
function classifyAttribute(name: string, isXml: boolean): AttributeKind | undefined {
  if (droppedAttribute.test(name) || !/^[a-z_:][\w:.-]*$/i.test(name)) return undefined;
  // XML knows no prefix that was not declared; the templates of some frameworks leave theirs in the page.
  if (isXml && name.includes(':') && name !== 'xlink:href') return undefined;
  return { isText: isTextAttribute(name), isAddress: addressAttribute.test(name) };
}

/** Cached facts of an element. */
export type ElementFacts = {
  readonly tag: string;
  /** Of its attributes. */
  readonly names: readonly string[];
  /** Whether it contains no elements. */
  readonly isLeaf: boolean;
};

export type ElementWriter = (element: Element, privacy: Privacy, facts: ElementFacts) => Written | undefined;

/**
 * Creates the writer of elements by the rules of widget §5 Snapshots; it returns undefined for elements that
 * are left out.
 */
export function createElementWriter(options: WriteOptions): ElementWriter {
  const { isXml, hidden, document, warn } = options;
  const animated = readAnimatedStyles(document);
  // Only then an element besides dialogs and popovers is above the page.
  const isFull = Boolean(document.fullscreenElement);
  const attributeKinds = new Map<string, AttributeKind | undefined>();
  const findAttributeKind = (name: string) => {
    if (!attributeKinds.has(name)) attributeKinds.set(name, classifyAttribute(name, isXml));
    return attributeKinds.get(name);
  };
  const writeAttributes = (element: Element, names: readonly string[], isPrivate: boolean): string => {
    let text = '';
    // Names and values instead of attribute nodes, which browsers create on demand.
    for (const name of names) {
      const kind = findAttributeKind(name);
      if (!kind || (isPrivate && kind.isText)) continue;
      const given = element.getAttribute(name) ?? '';
      if (isPrivate && isWrittenImage(given)) continue;
      const value = isPrivate && name === 'style' ? maskStyleAttribute(given) : given;
      text += kind.isAddress ? writeAddress(element, name, value) : writeAttribute(name, value);
    }
    return text;
  };
  const writeSpecial = (element: Element, attributes: string, isPrivate: boolean): Written => {
    if (is(element, 'img')) return { open: writeImage(element, attributes, isPrivate, options) };
    if (is(element, 'input')) return { open: writeInput(element, attributes, isPrivate) };
    if (is(element, 'option')) return writeOption(element, attributes, isPrivate, hidden);
    if (is(element, 'textarea')) return { open: writeTextArea(element, attributes, isPrivate, isXml) };
    return { open: `<${element.localName}${attributes}/>` };
  };
  return (node, privacy, { tag, names, isLeaf }) => {
    const element = toPlainNode(node);
    const kind = kinds.get(tag);
    if (kind === 'out') return undefined;
    if (privacy === 'blocked' || kind === 'box') return { open: writeBox(element) };
    if (kind && isStyles(element, tag)) return writeStyles(element, options);
    if (kind && is(element, 'canvas', tag)) return writeCanvas(element, privacy === 'masked', options);
    const isPrivate = privacy !== 'open';
    const isHidden = isPrivate || hidden.has(node);
    const written = writeAttributes(element, names, isHidden);
    const attributes = addStyle(isXml ? addStyle(written, readScroll(element)) : written, animated.get(node));
    if (kind) return writeSpecial(element, attributes, isPrivate);
    const isFrameBody = tag === 'body' && element.ownerDocument !== document;
    const name = isFrameBody ? 'div' : toTagName(tag, isXml);
    const first = isFrameBody ? ` ${frameBody}=""` : isXml ? writeNamespace(element) : '';
    // How far a bar is filled; the values of fields are written as they were typed.
    const share = !isHidden && /meter|progress/.test(tag) && element.getAttribute('value');
    const place = (isFull || tag === 'dialog' || names.includes('popover')) && findPlace(node);
    const frame = !isXml && !isHidden && is(element, 'video', tag) && copyDrawing(element, warn);
    // Of two attributes of a name the first counts.
    let state = share ? writeAttribute('value', share) : '';
    if (place) state += writeAttribute(topLayerAttribute, place);
    if (frame) state += writeAttribute('poster', frame);
    return {
      // Elements without child elements are not scrolled.
      open: `<${name}${first}${state}${attributes}${isLeaf ? '>' : writeScroll(element)}`,
      close: `</${name}>`,
    };
  };
}

/** By name, not by class: elements of a frame have that frame's classes. */
function is<T extends keyof HTMLElementTagNameMap>(
  element: Element,
  tag: T,
  name = element.localName,
): element is HTMLElementTagNameMap[T] {
  return name === tag;
}

function isStyles(element: Element, tag: string): element is HTMLStyleElement | HTMLLinkElement {
  return is(element, 'style', tag) || is(element, 'link', tag);
}

function toTagName(tag: string, isXml: boolean): string {
  return isXml && !/^[a-z][\w.-]*$/i.test(tag) ? 'div' : tag;
}

function writeNamespace({ namespaceURI, parentElement }: Element): string {
  return namespaceURI && namespaceURI !== parentElement?.namespaceURI
    ? writeAttribute('xmlns', namespaceURI)
    : '';
}

/** An empty box of the element's size. */
function writeBox(element: Element): string {
  return `<div bb-element="true"${writeAttribute('style', `${buildBoxStyle(element)};background:#d9d9de`)}></div>`;
}

/** The style of a box of the element's size. */
export function buildBoxStyle(element: Element): string {
  return `display:inline-block;${buildSizeStyle(element)}`;
}

function buildSizeStyle(element: Element): string {
  const { width, height } = element.getBoundingClientRect();
  return `box-sizing:border-box;width:${Math.round(width)}px;height:${Math.round(height)}px`;
}

function writeStyles(
  element: HTMLStyleElement | HTMLLinkElement,
  options: WriteOptions,
): Written | undefined {
  if ('relList' in element && !element.relList.contains('stylesheet')) return undefined;
  return { open: writeStyleElement(element, options) };
}

function writeCanvas(canvas: HTMLCanvasElement, isMasked: boolean, { warn }: WriteOptions): Written {
  const source = isMasked ? undefined : copyDrawing(canvas, warn);
  if (!source) return { open: writeBox(canvas) };
  const own = `<img${writeAttribute('class', canvas.className)}${writeAttribute('src', source)}`;
  const style = canvas.getAttribute('style') ?? '';
  return { open: `${own}${writeAttribute('style', `${style};${buildSizeStyle(canvas)}`)}/>` };
}

/** An image that is written as text, which may have words. */
function isWrittenImage(address: string): boolean {
  return address.startsWith('data:image/svg');
}

function writeImage(
  image: HTMLImageElement,
  attributes: string,
  isPrivate: boolean,
  options: WriteOptions,
): string {
  const { inlinesImages, isXml, hidden, warn } = options;
  const source = image.currentSrc || image.src;
  if (hidden.has(image) || (isPrivate && isWrittenImage(source))) return writeBox(image);
  const isData = source.startsWith('data:');
  const isLocal = isData || source.startsWith('blob:');
  const picture = isLocal || inlinesImages ? copyImage(image, warn) : undefined;
  // A small embedded image stays unchanged, because copying could only enlarge it.
  const address = picture && !(isData && source.length <= picture.length) ? picture : source;
  // An SVG image loads nothing, so missing images become boxes.
  if (isXml && !address.startsWith('data:')) return writeBox(image);
  // Behind the element's own address, a second one would not count.
  const rest = attributes.replace(/ src="[^"]*"/, '');
  return `<img${rest}${address && writeAttribute('src', address)}/>`;
}

function writeInput(input: HTMLInputElement, attributes: string, isPrivate: boolean): string {
  const checked = input.checked && !isPrivate ? ' checked=""' : '';
  const value = input.type === 'checkbox' || input.type === 'radio' ? '' : readFieldValue(input, isPrivate);
  const half = input.indeterminate && !isPrivate ? ' data-adlane-indeterminate=""' : '';
  return `<input${attributes}${value && writeAttribute('value', value)}${checked}${half}/>`;
}

function writeTextArea(
  field: HTMLTextAreaElement,
  attributes: string,
  isPrivate: boolean,
  isXml: boolean,
): string {
  // A line break at the very beginning is no part of the text, but in XML it is.
  return `<textarea${attributes}>${isXml ? '' : '\n'}${escapeText(readFieldValue(field, isPrivate))}</textarea>`;
}

function writeOption(
  option: HTMLOptionElement,
  attributes: string,
  isPrivate: boolean,
  hidden: ReadonlySet<Element>,
): Written {
  const select = option.closest('select');
  if (isPrivate || (select && hidden.has(select))) {
    return { open: '<option>***</option>' };
  }
  return { open: `<option${attributes}${option.selected ? ' selected=""' : ''}>`, close: '</option>' };
}

function writeAddress(element: Element, name: string, value: string): string {
  if (value.startsWith('#') || value.startsWith('data:image/')) return writeAttribute(name, value);
  const href = resolveAddress(element, name, value);
  if (!/^(?:https?|mailto|tel):/.test(href)) return '';
  // A link's address is only read; a source must stay as it is to be found.
  return writeAttribute(name, element.matches('a,area') ? redactSecrets(href) : href);
}

/** Empty where the address is none. */
function resolveAddress(element: Element, name: string, value: string): string {
  // The browser has resolved the URLs of links already; resolving them again is thirty times as slow.
  if (name === 'href' && 'href' in element && typeof element.href === 'string') return element.href;
  try {
    return new URL(value, element.baseURI).href;
  } catch {
    return '';
  }
}

/** Nothing scrolls in an SVG image, so the content of a scrolled box is moved. */
function readScroll({ parentElement }: Element): string | undefined {
  // The page's own scrolling moves all of it at once.
  if (!parentElement || parentElement === parentElement.ownerDocument.scrollingElement) return undefined;
  const { scrollTop, scrollLeft, localName } = toPlainNode(parentElement);
  if ((scrollTop === 0 && scrollLeft === 0) || localName === 'body') return undefined;
  return `translate:${-scrollLeft}px ${-scrollTop}px`;
}

function addStyle(attributes: string, style: string | undefined): string {
  if (!style) return attributes;
  const added = writeAttribute('style', style);
  return attributes.includes(' style="')
    ? attributes.replace(' style="', () => `${added.slice(0, -1)};`)
    : attributes + added;
}

/** The end of an element's start tag, with the position that the element is scrolled to. */
function writeScroll(element: Element): string {
  const { scrollTop, scrollLeft } = element;
  if (scrollTop === 0 && scrollLeft === 0) return '>';
  return ` bb-scrollpos="true" bb-scrollpos-top="${Math.round(scrollTop)}" bb-scrollpos-left="${Math.round(scrollLeft)}">`;
}
