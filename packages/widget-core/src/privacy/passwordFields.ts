import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import type { Scope } from '../scope/scope';

type Root = Document | ShadowRoot;

/** Fields that were of type `password` at some time: a page's own eye button changes the type. */
const fields = new WeakSet<Node>();
/** Their names and ids: some frameworks replace the field instead of changing its type. */
const names = new Set<string>();

/** Returns whether the field is or was a password field, or has the name of one. */
export function wasPassword(field: Element): boolean {
  // The attribute is the recorder's own mark.
  return (
    fields.has(field) ||
    field.hasAttribute('data-rr-is-password') ||
    [field.id, field.getAttribute('name') ?? ''].some((name) => names.has(name))
  );
}

/**
 * Remembers password fields of the page, of shadow roots that the visitor uses and of frames, from the start:
 * once a password is shown in clear, nothing else tells that it is one (widget §5 Snapshots).
 */
export function watchPasswordFields({ window, document }: Pick<Scope, 'window' | 'document'>): Dispose {
  const disposables = createDisposables();
  const watched = new WeakSet<Node>();
  const observer = new window.MutationObserver((changes) => {
    for (const { target, oldValue } of changes) if (oldValue?.toLowerCase() === 'password') remember(target);
  });
  const watch = (root: Root) => {
    if (watched.has(root)) return;
    watched.add(root);
    observer.observe(root, {
      subtree: true,
      attributes: true,
      attributeFilter: ['type'],
      attributeOldValue: true,
    });
    for (const type of ['focusin', 'input', 'click', 'load'])
      disposables.add(listen(root, type, inspectPath, { capture: true, passive: true }));
    for (const part of root.querySelectorAll('input,iframe')) inspect(part);
  };
  const inspect = (part: EventTarget | undefined) => {
    const { type, contentDocument }: Partial<HTMLInputElement & HTMLIFrameElement> = Object(part);
    if (type === 'password') remember(part as Element);
    if (contentDocument) watch(contentDocument);
  };
  const inspectPath = (event: Event) => {
    const path = event.composedPath();
    for (const part of path) if ('host' in part && 'adoptedStyleSheets' in part) watch(part as ShadowRoot);
    inspect(path[0]);
  };
  watch(document);
  disposables.add(() => observer.disconnect());
  return disposables.dispose;
}

function remember(field: Node): void {
  const { id, name }: Partial<HTMLInputElement> = Object(field);
  fields.add(field);
  if (id) names.add(id);
  if (name) names.add(name);
}
