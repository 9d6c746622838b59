import { blockedSelector, withoutSecrets } from '../page/privacy';
import { fieldValue, isValuePrivate } from './fieldValue';
import { escapeText, writeAttribute } from './writeHtml';
import { canvasPicture, imagePicture } from './writeMedia';
import { writeStyleElement } from './writeStyles';

export type WriteOptions = {
  readonly baseUrl: string;
  /** Pictures of the page's own host are copied in: nobody else can reach a private host (widget §5). */
  readonly inlinesImages: boolean;
  /** Elements whose own text, value or picture is hidden besides those of the masking class. */
  readonly hidden: ReadonlySet<Element>;
  readonly warn: (text: string, detail?: unknown) => void;
};

/** An element's markup. Without `close` it has no content that is to be walked. */
export type Written = { readonly open: string; readonly close?: string };

/** What runs, loads or redirects, and what only a browser's head is told. */
const leftOut = new Set(['SCRIPT', 'NOSCRIPT', 'BASE', 'META', 'TITLE', 'TEMPLATE', 'ADLANE-WIDGET']);
/** What would load a page or a plug-in of its own: an empty box of the same size stands for it. */
const boxed = new Set(['IFRAME', 'OBJECT', 'EMBED', 'APPLET', 'FENCEDFRAME', 'PORTAL', 'AUDIO', 'FRAME']);
const voids = new Set(['AREA', 'BR', 'COL', 'HR', 'IMG', 'INPUT', 'LINK', 'SOURCE', 'TRACK', 'WBR']);
const droppedAttribute =
  /^(?:on.*|nonce|integrity|crossorigin|srcdoc|srcset|imagesrcset|autofocus|http-equiv|ping|formaction|action|value|checked|selected|sizes|loading)$/i;
/** Attributes that carry text: out where text is masked. */
const textAttribute = /^(?:title|alt|placeholder|label|summary|content|href|aria-.*|data-.*)$/i;
const addressAttribute = /^(?:href|src|poster|background|data|xlink:href)$/i;

/** Markup of one element by the rules of widget §5 Snapshots; undefined where it stays out. */
export function writeElement(
  element: Element,
  isMasked: boolean,
  options: WriteOptions,
): Written | undefined {
  const tag = element.tagName.toUpperCase();
  if (leftOut.has(tag)) return undefined;
  if (element.matches(blockedSelector) || boxed.has(tag)) return { open: writeBox(element) };
  if (element instanceof HTMLStyleElement) return { open: writeStyleElement(element, options.baseUrl) };
  if (element instanceof HTMLLinkElement) return writeLink(element, options);
  if (element instanceof HTMLCanvasElement) return writeCanvas(element, isMasked, options);
  const attributes = writeAttributes(element, isMasked, options.baseUrl) + writeScroll(element);
  const name = element.localName;
  if (element instanceof HTMLImageElement) return { open: writeImage(element, attributes, options) };
  if (element instanceof HTMLInputElement) return { open: writeInput(element, attributes, isMasked) };
  if (element instanceof HTMLTextAreaElement) {
    return { open: `<textarea${attributes}>\n${escapeText(fieldValue(element, isMasked))}</textarea>` };
  }
  if (element instanceof HTMLOptionElement) return writeOption(element, attributes, options.hidden);
  return { open: `<${name}${attributes}>`, ...(!voids.has(tag) && { close: `</${name}>` }) };
}

function writeBox(element: Element): string {
  const { width, height } = element.getBoundingClientRect();
  const style = `display:inline-block;box-sizing:border-box;width:${Math.round(width)}px;height:${Math.round(height)}px;background:#d9d9de`;
  return `<div bb-element="true"${writeAttribute('style', style)}></div>`;
}

function writeLink(element: HTMLLinkElement, { baseUrl }: WriteOptions): Written | undefined {
  return element.relList.contains('stylesheet') ? { open: writeStyleElement(element, baseUrl) } : undefined;
}

function writeCanvas(canvas: HTMLCanvasElement, isMasked: boolean, { warn }: WriteOptions): Written {
  const source = isMasked ? undefined : canvasPicture(canvas, warn);
  const { width, height } = canvas.getBoundingClientRect();
  const style = `${canvas.getAttribute('style') ?? ''};width:${Math.round(width)}px;height:${Math.round(height)}px`;
  const own = writeAttribute('class', canvas.className) + writeAttribute('style', style);
  return { open: source ? `<img${own}${writeAttribute('src', source)}>` : writeBox(canvas) };
}

function writeImage(
  image: HTMLImageElement,
  attributes: string,
  { inlinesImages, hidden, warn }: WriteOptions,
): string {
  if (hidden.has(image)) return writeBox(image);
  const source = image.currentSrc || image.src;
  const isLocal = /^(?:blob:|data:)/.test(source);
  const picture = isLocal || inlinesImages ? imagePicture(image, warn) : undefined;
  // A small embedded picture is kept as it is: copying could only make it larger.
  const address =
    picture && !(source.startsWith('data:') && source.length <= picture.length) ? picture : source;
  return `<img${attributes}${address && writeAttribute('src', address)}>`;
}

function writeInput(input: HTMLInputElement, attributes: string, isMasked: boolean): string {
  const checked = input.checked && !isMasked && !isValuePrivate(input) ? ' checked=""' : '';
  const value = input.type === 'checkbox' || input.type === 'radio' ? '' : fieldValue(input, isMasked);
  return `<input${attributes}${value && writeAttribute('value', value)}${checked}>`;
}

function writeOption(option: HTMLOptionElement, attributes: string, hidden: ReadonlySet<Element>): Written {
  const select = option.closest('select');
  if (select && (hidden.has(select) || isValuePrivate(select))) return { open: '<option>***</option>' };
  return { open: `<option${attributes}${option.selected ? ' selected=""' : ''}>`, close: '</option>' };
}

function writeAttributes(element: Element, isMasked: boolean, baseUrl: string): string {
  const isImage = element instanceof HTMLImageElement;
  const isPrivate = isMasked || isValuePrivate(element);
  let text = '';
  for (const { name, value } of element.attributes) {
    if (droppedAttribute.test(name) || (isPrivate && textAttribute.test(name))) continue;
    if (!/^[a-z_:][\w:.-]*$/i.test(name) || (isImage && name === 'src')) continue;
    if (!addressAttribute.test(name)) text += writeAttribute(name, value);
    else text += writeAddress(element, name, value, baseUrl);
  }
  return text;
}

function writeAddress(element: Element, name: string, value: string, baseUrl: string): string {
  if (value.startsWith('#') || value.startsWith('data:image/')) return writeAttribute(name, value);
  try {
    const { href, protocol } = new URL(value, baseUrl);
    if (!/^(?:https?|mailto|tel):$/.test(protocol)) return '';
    // A link's address is only read; a source must stay as it is to be found.
    return writeAttribute(name, element.matches('a,area') ? withoutSecrets(href) : href);
  } catch {
    return '';
  }
}

function writeScroll(element: Element): string {
  if (!element.firstElementChild) return '';
  const { scrollTop, scrollLeft } = element;
  if (scrollTop === 0 && scrollLeft === 0) return '';
  return ` bb-scrollpos="true" bb-scrollpos-top="${Math.round(scrollTop)}" bb-scrollpos-left="${Math.round(scrollLeft)}"`;
}
