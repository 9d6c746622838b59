import { type Dispose, listen } from '../dispose/disposables';
import { parseSafeUrl } from '../sanitize/parseSafeUrl';
import type { Translate } from '../texts/createTranslate';
import type { PanelTextKey } from '../texts/panelTexts';
import { addLayer } from './addLayer';
import { createElement } from './createElement';
import type { ShadowHost } from './createShadowHost';

const viewerStyles = `
.viewer{position:fixed;inset:0;z-index:3;display:grid;grid:minmax(0,1fr)/minmax(0,1fr);place-items:center;padding:56px 16px 16px;background:#000c}
.viewer img{max-width:100%;max-height:100%;object-fit:contain}
.viewer button{position:absolute;inset-block-start:8px;inset-inline-end:8px;min-width:44px;height:44px;border:0;border-radius:8px;background:#fff;color:#16181d;font-weight:600;padding:0 14px}
`;

/** Shows an image over the page until it is closed (widget §2.5). URLs of other content are ignored. */
export function openImageViewer(
  document: Document,
  host: ShadowHost,
  translate: Translate<PanelTextKey>,
  url: string,
): Dispose {
  const source = url.startsWith('data:image/') ? url : parseSafeUrl(url, document.baseURI);
  if (!source) return () => {};
  const { container: viewer, remove } = addLayer(host, document, 'viewer', viewerStyles);
  viewer.setAttribute('role', 'dialog');
  viewer.setAttribute('aria-modal', 'true');
  viewer.setAttribute('aria-label', translate('imageViewer'));
  const button = createElement(document, 'button', { type: 'button' }, translate('close'));
  viewer.append(button, createElement(document, 'img', { src: source, alt: translate('imageViewer') }));
  const close = () => {
    stopKeys();
    remove();
  };
  const stopKeys = listen<KeyboardEvent>(viewer, 'keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
    // There is only one button, and the page beneath is covered.
    else if (event.key === 'Tab') event.preventDefault();
  });
  button.addEventListener('click', close);
  button.focus();
  return close;
}
