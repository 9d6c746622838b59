import type { Dispose } from '../dispose/disposables';
import { createElement } from '../overlay/createElement';
import type { ShadowHost } from '../overlay/createShadowHost';
import type { BuilderStatus } from '../protocol/builderMessages';
import { builderStyles } from './builder.css';

export type BuilderView = {
  readonly window: () => Window | null;
  readonly draw: (status: BuilderStatus) => void;
  readonly remove: Dispose;
};

/** The builder's frame at the foot of the page, with a handle that folds it away (widget §2.10). */
export function createBuilderView(document: Document, host: ShadowHost, url: string): BuilderView {
  const removeStyles = host.addStyles(builderStyles);
  const iframe = createElement(document, 'iframe', { title: 'Builder', referrerpolicy: 'origin', src: url });
  const handle = createElement(document, 'button', { type: 'button', class: 'handle' });
  const container = createElement(document, 'div', { class: 'builder' }, handle, iframe);
  const fold = (isFolded: boolean) => {
    container.classList.toggle('collapsed', isFolded);
    handle.ariaExpanded = `${!isFolded}`;
    handle.ariaLabel = isFolded ? 'Show the builder' : 'Hide the builder';
  };
  handle.addEventListener('click', () => fold(!container.classList.contains('collapsed')));
  fold(false);
  host.root.append(container);
  return {
    window: () => iframe.contentWindow,
    draw(status) {
      container.dataset.status = status;
    },
    remove() {
      container.remove();
      removeStyles();
    },
  };
}
