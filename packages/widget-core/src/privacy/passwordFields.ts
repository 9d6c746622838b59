import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import type { HostWindow, Scope } from '../scope/scope';

type Root = Document | ShadowRoot;

/** Fields that were secret at some time: a page's own eye button changes the type or the style. */
export const onceSecret = new WeakSet<Node>();
/** Names and ids of password fields: some frameworks replace the field instead of changing its type. */
export const passwordNames = new Set<string | null>();

/** Returns whether the page shows a disc, circle or square in place of each character. */
export const isObscured = (field: Element) =>
  /[cq]/.test(getComputedStyle(field).getPropertyValue('-webkit-text-security'));

/**
 * Remembers fields of passwords and of obscured text on the page, in shadow roots that the visitor uses and in frames,
 * from the start: once a password is shown in clear, nothing else tells that it is one (widget §5 Snapshots).
 */
export function watchPasswordFields({
  window: { MutationObserver },
  document,
}: Pick<Scope, 'document'> & { readonly window: Partial<HostWindow> }): Dispose {
  const disposables = createDisposables();
  const watched = new WeakSet<Node>();
  const observer =
    MutationObserver &&
    new MutationObserver((changes) => {
      for (const { target, oldValue } of changes)
        if (oldValue?.toLowerCase() === 'password') remember(target);
    });
  const watch = (root: Root) => {
    if (watched.has(root)) return;
    watched.add(root);
    observer?.observe(root, {
      subtree: true,
      attributeFilter: ['type'],
      attributeOldValue: true,
    });
    for (const type of ['focusin', 'input', 'click', 'load'])
      disposables.add(listen(root, type, inspectPath, { capture: true, passive: true }));
    inspectAll(root);
  };
  const inspectAll = (root: Root) => {
    for (const part of root.querySelectorAll('input,textarea,[contenteditable],iframe')) inspect(part);
  };
  const inspect = (part: EventTarget | undefined) => {
    const { type, tagName, contentDocument }: Partial<HTMLInputElement & HTMLIFrameElement> = Object(part);
    if (type === 'password' || (tagName && isObscured(part as Element))) remember(part as Element);
    if (contentDocument) watch(contentDocument);
  };
  const inspectPath = (event: Event) => {
    const path = event.composedPath();
    // A click may show what a field obscures.
    if (event.type === 'click') inspectAll(event.currentTarget as Root);
    for (const part of path) if ('delegatesFocus' in part) watch(part as ShadowRoot);
    inspect(path[0]);
  };
  watch(document);
  disposables.add(() => observer?.disconnect());
  return disposables.dispose;
}

function remember(field: Node): void {
  const { id, name }: Partial<HTMLInputElement> = Object(field);
  onceSecret.add(field);
  if (id) passwordNames.add(id);
  if (name) passwordNames.add(name);
}
