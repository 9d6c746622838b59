import { privacyClass, withoutSecrets } from '../page/privacy';
import { isTextAttribute } from '../snapshot/fieldValue';
import type { ReplayEvent } from './createReplayBuffer';

type Attributes = Record<string, unknown>;
/** An element as the recorder writes it down. */
type Recorded = { readonly id?: number; readonly attributes?: Attributes; readonly childNodes?: Recorded[] };
type Added = { readonly parentId: number; readonly node: Recorded };
type Changed = { readonly id: number; readonly attributes: Attributes };
type Mutation = { readonly source?: number; readonly adds?: Added[]; readonly attributes?: Changed[] };

/** The recorder's types of events that carry attributes. */
const fullSnapshot = 2;
const incremental = 3;
const mutation = 0;

const privateClass = new RegExp(`(?:^|\\s)(?:${privacyClass.mask}|${privacyClass.ignore})(?:\\s|$)`);

/**
 * Takes secrets out of links, and attributes that carry words out of events, where the element is masked or ignored: the
 * recorder masks texts and values alone. It knows an element by number; which are private is noted as they come, so that a storm of additions
 * costs no look at the page. What becomes private later is so from then on, and with all that is in it from the next
 * full picture.
 */
export function createAttributeMask(): (event: ReplayEvent) => void {
  const privateIds = new Set<number>();
  const clean = ({ id, attributes }: Recorded, isInPrivate: boolean): boolean => {
    if (attributes) removeSecrets(attributes);
    const isPrivate = isInPrivate || (attributes !== undefined && isMarked(attributes));
    if (!isPrivate) return false;
    if (id !== undefined) privateIds.add(id);
    if (attributes) removeWords(attributes);
    return true;
  };
  const cleanTree = (node: Recorded, isInPrivate: boolean) => {
    const { attributes, childNodes } = node;
    // Most nodes are texts, which have neither.
    const isPrivate = (attributes || isInPrivate) && clean(node, isInPrivate);
    if (childNodes) for (const child of childNodes) cleanTree(child, isPrivate);
  };
  return ({ type, data }) => {
    if (type === fullSnapshot) {
      privateIds.clear();
      const { node }: { node?: Recorded } = Object(data);
      if (node) cleanTree(node, false);
      return;
    }
    const { source, adds = [], attributes = [] }: Mutation = Object(data);
    if (type !== incremental || source !== mutation) return;
    for (const { parentId, node } of adds) cleanTree(node, privateIds.has(parentId));
    for (const change of attributes) clean(change, privateIds.has(change.id));
  };
}

function isMarked(attributes: Attributes): boolean {
  const { class: classes } = attributes;
  return (
    (typeof classes === 'string' && privateClass.test(classes)) || attributes['gleap-ignore'] === 'value'
  );
}

/** Links lose their secrets; the page in a frame is recorded by itself, masked, and not as the text that it came from. */
function removeSecrets(attributes: Attributes): void {
  const { href, srcdoc } = attributes;
  if (typeof href === 'string' && href.includes('=')) attributes.href = withoutSecrets(href);
  if (srcdoc !== undefined) delete attributes.srcdoc;
}

/** A field's value stays: the recorder has masked it already. */
function removeWords(attributes: Attributes): void {
  for (const name of Object.keys(attributes)) {
    if (!isTextAttribute(name)) continue;
    if (name === 'value' && isAsterisks(attributes.value)) continue;
    delete attributes[name];
  }
}

function isAsterisks(value: unknown): boolean {
  return typeof value === 'string' && /^\**$/.test(value);
}
