import { maxClickTextLength } from '@adlane/contract/constants';
import { type Dispose, listen } from '../dispose/disposables';
import { hostTag } from '../overlay/createShadowHost';
import { toPlainNode } from '../page/toPlainNode';
import { isWithin, privacyClass, privateTextSelector } from '../privacy/privacy';
import type { Clock } from '../scope/clock';
import type { Scope } from '../scope/scope';
import type { Ring } from './createRing';
import { createLogEntry, type LogEntry } from './startConsoleLog';

/** Logs clicks as CLICK with the element's tag, id, class and the first 40 characters of its text (widget §3.5). */
export function startClickLog(
  { document, guard, clock }: Pick<Scope, 'document' | 'guard'> & { readonly clock: Pick<Clock, 'now'> },
  entries: Ring<LogEntry>,
): Dispose {
  // Fields of a form hide its own methods of their names.
  const onClick = guard.wrap((event: Event) => {
    // Within a shadow root of the page, not its host.
    const [target] = event.composedPath();
    if (target instanceof Element && !isWithin(target, hostTag))
      entries.push(createLogEntry(describeElement(target), 'CLICK', clock.now()));
  });
  return listen(document, 'click', onClick, { capture: true, passive: true });
}

/**
 * Describes an element: `<button id="pay" class="primary">Pay now</button>`; masked and blocked ones without
 * text.
 */
export function describeElement(element: Element): string {
  const plain = toPlainNode(element);
  const tag = plain.localName;
  // The property `id` of a form is its field of this name.
  const attributes = ['id', 'class'].map((name) => {
    const value = plain.getAttribute(name);
    return value ? ` ${name}="${value}"` : '';
  });
  return `<${tag}${attributes.join('')}>${readShortText(element)}</${tag}>`;
}

/** Elements whose text must not leave the page, and those whose text visitors write or choose. */
const unloggedSelector = `${privateTextSelector},.${privacyClass.ignore},textarea,select,option,[contenteditable]`;

function readShortText(element: Element): string {
  if (isWithin(element, unloggedSelector)) return '';
  let text = '';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  // Reading `textContent` of a clicked page wrapper would copy the whole page.
  for (let steps = 0; steps < 50 && text.length < maxClickTextLength && walker.nextNode(); steps += 1) {
    const node = walker.currentNode;
    if (node.parentElement && !isWithin(node.parentElement, unloggedSelector)) {
      text = `${text} ${(node.nodeValue ?? '').slice(0, 200)}`.replace(/\s+/g, ' ').trim();
    }
  }
  return text.slice(0, maxClickTextLength);
}
