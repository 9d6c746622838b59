import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import type { Scope } from '../scope/scope';

type Root = Document | ShadowRoot;

/** Fields that were secret at some time: a page's own eye button changes the type or the style. */
export const onceSecret = new WeakSet<Node>();
/** Names and ids of password fields: some frameworks replace the field instead of changing its type. */
export const passwordNames = new Set<string | null>();

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
    for (const part of path) if ('host' in part && 'mode' in part) watch(part as ShadowRoot);
    inspect(path[0]);
  };
  watch(document);
  disposables.add(() => observer.disconnect());
  return disposables.dispose;
}

function remember(field: Node): void {
  const { id, name }: Partial<HTMLInputElement> = Object(field);
  onceSecret.add(field);
  if (id) passwordNames.add(id);
  if (name) passwordNames.add(name);
}
