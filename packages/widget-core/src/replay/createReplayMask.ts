import { toPlainNode } from '../page/toPlainNode';
import { findPlace, topLayerAttribute } from '../page/topLayer';
import { isSecretField } from '../privacy/isSecretField';
import { maskStyleAttribute, maskStyles } from '../privacy/maskStyles';
import { maskText, maskValue, privacyClass, redactSecrets } from '../privacy/privacy';
import { isField } from '../snapshot/computePrivacy';
import { isTextAttribute } from '../snapshot/readFieldValue';
import type { ReplayEvent } from './createReplayBuffer';

/** Finds the nodes of the page that the recorder has numbered. */
type Mirror = {
  readonly getNode: (id: number) => Node | null;
  readonly getId: (node: Node | null) => number;
};
type Attributes = Record<string, unknown>;
/** A node as the recorder writes it down: texts have no attributes. */
type Recorded = {
  readonly id: number;
  readonly tagName?: string;
  readonly attributes?: Attributes;
  readonly childNodes?: Recorded[];
  textContent?: string;
};
/** Changes of nodes; added and removed ones come with their parent. */
type Mutation = {
  adds: { readonly parentId: number; readonly node: Recorded }[];
  removes: { readonly parentId: number }[];
  texts: { readonly id: number; value: string | null }[];
  attributes: { readonly id: number; readonly attributes: Attributes }[];
};
/** The node of an interaction, and the content of a field or the rules of a sheet. */
type Action = {
  readonly id?: number;
  text?: string;
  isChecked?: boolean;
  readonly adds?: Rule[];
  readonly styles?: { readonly rules: Rule[] }[];
  readonly set?: { readonly property: string; value: string };
};
type Rule = { rule: string };

/** The recorder's types of events that carry the page's texts, and those that are treated in a special way. */
const fullSnapshot = 2;
const incremental = 3;
const mutation = 0;
const adoptedSheets = 15;

/** How much of an element and its content must be masked: its place in the list. */
const levels: readonly string[] = ['', privacyClass.ignore, privacyClass.mask, privacyClass.block];
const ignored = 1;
const masked = 2;
const blocked = 3;

/** Addresses that nothing is loaded from when a replay plays. */
const addresses = ['href', 'action', 'formaction', 'rr_src'];

/**
 * Takes out of events what the recorder leaves in: secrets of addresses, words in attributes, and all that is private in
 * the shadow roots and frames within what is masked, ignored or blocked, since the recorder looks for classes in one
 * tree alone. It knows a node by number; which are private is noted as they come, so that a storm of additions costs no
 * look at the page. What becomes private later is so from then on, with all that is in it. False for an event of which
 * nothing is left to tell.
 */
export function createReplayMask(mirror: Mirror): (event: ReplayEvent) => boolean {
  const levelById = new Map<number, number>();
  // The recorder leaves out nodes without a number.
  const getLevel = (id: number) => (id < 0 ? blocked : (levelById.get(id) ?? 0));
  const isRecordable = (change: { readonly id?: number; readonly parentId?: number }) =>
    getLevel(change.parentId ?? change.id ?? 0) < blocked;
  const computeLevel = (id: number, attributes: Attributes, around: number, tag: string) => {
    const level = Math.max(around, computeOwnLevel(attributes));
    if (level >= masked || !isField(tag, Object.keys(attributes))) return level;
    const field = mirror.getNode(id);
    return level === ignored || (field && isSecretField(field as Element)) ? masked : level;
  };
  const clean = (id: number, attributes: Attributes, around: number, tag = ''): number => {
    removeSecrets(attributes);
    const place = tag && findPlace(mirror.getNode(id) as Element);
    const isMoved = topLayerAttribute in attributes;
    const level = computeLevel(id, attributes, around, tag);
    if (typeof attributes._cssText === 'string')
      attributes._cssText = maskStyles(attributes._cssText, findRoot(mirror.getNode(id)));
    if (level > 0) removeText(attributes, level);
    if (level < blocked && (place || isMoved)) attributes[topLayerAttribute] = place || null;
    if (level > 0) levelById.set(id, level);
    return level;
  };
  const cleanTree = (node: Recorded, around: number, parentTag?: string) => {
    const { id, tagName, attributes, childNodes, textContent } = node;
    // Most nodes are texts, and open.
    const level = attributes || around > 0 ? clean(id, attributes ?? {}, around, tagName) : 0;
    // The rules of a style are no words of the page, but for those that they show.
    if (textContent && parentTag === 'style')
      node.textContent = maskStyles(textContent, findRoot(mirror.getNode(id)));
    else if (level >= masked && textContent) node.textContent = maskText(textContent);
    if (childNodes) for (const child of childNodes) cleanTree(child, level, tagName);
  };
  const cleanAttributes = (id: number, attributes: Attributes) => {
    const known = getLevel(id);
    const node = mirror.getNode(id);
    const level = clean(id, attributes, known, getTag(node));
    if (node && level > known) raiseLevels(node, level);
  };
  /** What is in an element that has become private is so, too. */
  const raiseLevels = (node: Node, level: number) => {
    const { shadowRoot, contentDocument }: Partial<HTMLIFrameElement> = Object(toPlainNode(node));
    for (const child of [...Array.from(toPlainNode(node).childNodes), shadowRoot, contentDocument]) {
      if (!child) continue;
      const id = mirror.getId(child);
      levelById.set(id, Math.max(level, getLevel(id)));
      raiseLevels(child, level);
    }
  };
  const cleanMutation = (data: Mutation): boolean => {
    const { adds, texts, attributes } = data;
    for (const { id, attributes: changed } of attributes) cleanAttributes(id, changed);
    for (const { parentId, node } of adds)
      cleanTree(node, getLevel(parentId), getTag(mirror.getNode(parentId)));
    for (const change of texts) {
      const node = mirror.getNode(change.id);
      if (!change.value) continue;
      if (getTag(node?.parentNode) === 'style') change.value = maskStyles(change.value, findRoot(node));
      else if (getLevel(change.id) >= masked) change.value = maskText(change.value);
    }
    data.adds = adds.filter(isRecordable);
    data.texts = texts.filter(isRecordable);
    data.attributes = attributes.filter(isRecordable);
    data.removes = data.removes.filter(isRecordable);
    return data.adds.length + data.texts.length + data.attributes.length + data.removes.length > 0;
  };
  return ({ type, data }) => {
    if (type === fullSnapshot) {
      levelById.clear();
      cleanTree(Object(data).node, 0);
    }
    if (type !== incremental) return true;
    const { source }: { source?: number } = Object(data);
    if (source === mutation) return cleanMutation(Object(data));
    const action: Action = Object(data);
    if (action.text && getLevel(action.id ?? 0) > 0) {
      action.text = maskValue(action.text);
      action.isChecked = false;
    }
    cleanRules(action, findRoot(mirror.getNode(action.id ?? 0)));
    // Style sheets are recorded once for all elements that share them.
    return source === adoptedSheets || isRecordable(action);
  };
}

function computeOwnLevel({ class: classes, 'gleap-ignore': ignore }: Attributes): number {
  const level = ignore === 'value' ? ignored : 0;
  // Most elements have none of our classes: one look at the text is cheaper than asking for each.
  if (typeof classes !== 'string' || !classes.includes('gl-')) return level;
  return Math.max(level, ...classes.split(/\s+/).map((name) => levels.indexOf(name)));
}

/** Links lose their secrets; the page in a frame is recorded by itself, masked, and not as the text that it came from. */
function removeSecrets(attributes: Attributes): void {
  // Most elements have few attributes or none.
  for (const name of Object.keys(attributes)) {
    const address = addresses.includes(name) && attributes[name];
    if (typeof address === 'string' && address.includes('=')) attributes[name] = redactSecrets(address);
  }
  if (attributes.srcdoc !== undefined) delete attributes.srcdoc;
}

/** Of a field's value its length stays, as everywhere. */
function removeText(attributes: Attributes, level: number): void {
  for (const name of Object.keys(attributes)) {
    const value = attributes[name];
    if (name === 'value') attributes.value = maskValue(String(value));
    else if (name === 'style' && typeof value === 'string') attributes.style = maskStyleAttribute(value);
    else if (isTextAttribute(name) || name === 'checked') delete attributes[name];
    // A picture that is written as text has words, too.
    else if (level >= masked && /^data:(?:image\/svg|text)/i.test(String(value))) delete attributes[name];
  }
}

function getTag(node: Node | null | undefined): string | undefined {
  return node ? toPlainNode(node).nodeName.toLowerCase() : undefined;
}

/** The tree that a node's rules are for: its own, or that of the host that adopts them. */
function findRoot(node: Node | null): Node {
  if (!node) return document;
  const plain = toPlainNode(node);
  const { shadowRoot }: Partial<Element> = Object(plain);
  return shadowRoot ?? plain.getRootNode();
}

/** Masks the words that rules show, which scripts add and change. */
function cleanRules({ adds = [], styles = [], set }: Action, root: Node): void {
  for (const added of [...adds, ...styles.flatMap(({ rules }) => rules)])
    added.rule = maskStyles(added.rule, root);
  // Which rule is changed is not known: none has this name, so all words are masked on a page with private elements.
  if (set?.value)
    set.value = maskStyles(`_{${set.property}:${set.value}}`, root).slice(set.property.length + 3, -1);
}
