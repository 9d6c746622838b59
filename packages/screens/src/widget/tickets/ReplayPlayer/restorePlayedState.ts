import type { Replayer } from 'rrweb';
import { finishAnimations } from '../pageState/finishAnimations';
import { attempt, lower, raise, sortTopLayer, topLayerAttribute } from '../pageState/topLayer';

/** The player's class of a page whose animations wait. */
const pausedClass = 'rrweb-paused';
const imageAttribute = 'data-adlane-image';
const embeddedImage = /^data:image\/\w+;base64,[\w+/=]+$/;

function findAll(document: Document, name: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`[${name}]`));
}

/** Shows a canvas or a video as an image: a frame without scripts draws neither. */
function showImage(element: HTMLElement): void {
  const source = element.getAttribute(imageAttribute) ?? '';
  if (!embeddedImage.test(source)) return;
  if (element.localName === 'video') return element.setAttribute('poster', source);
  element.style.background = `url(${source}) content-box 0 0/100% 100% no-repeat`;
}

/**
 * Restores in a player's page what its recorder doesn't know: popovers and elements in full screen, in their order,
 * half-checked boxes, canvases and videos at the moment of the report. After a jump, animations are at their end.
 */
export function restorePlayedState(replayer: Replayer): void {
  const { iframe } = replayer;
  let shown: readonly Element[] = [];
  let shownKey = '';
  let isDue = false;

  function showTopLayer(document: Document): void {
    const wanted = sortTopLayer(findAll(document, topLayerAttribute));
    // Another node of the same number is one of a page that was built again.
    const isSame =
      wanted.length === shown.length && wanted.every((element, index) => element === shown[index]);
    const key = wanted.map((element) => element.getAttribute(topLayerAttribute)).join();
    if (isSame && key === shownKey) return;
    // A dialog that opens would take the focus from what the operator does.
    iframe.inert = true;
    for (const element of shown) if (!wanted.includes(element)) attempt(() => lower(element));
    for (const element of wanted) attempt(() => raise(element));
    iframe.inert = false;
    shown = wanted;
    shownKey = key;
  }
  function update(): void {
    isDue = false;
    const { contentDocument: document } = iframe;
    if (!document) return;
    attempt(() => showTopLayer(document));
    for (const box of findAll(document, 'data-adlane-indeterminate'))
      Object.assign(box, { indeterminate: true });
    findAll(document, imageAttribute).forEach(showImage);
  }
  function schedule(): void {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(update);
  }
  function finish(): void {
    const { documentElement: root } = iframe.contentDocument ?? {};
    if (!root) return;
    const isPaused = root.classList.contains(pausedClass);
    root.classList.remove(pausedClass);
    finishAnimations(root.ownerDocument);
    root.classList.toggle(pausedClass, isPaused);
  }
  replayer.on('event-cast', schedule);
  for (const moment of ['start', 'fullsnapshot-rebuilded']) {
    replayer.on(moment, () => {
      schedule();
      attempt(finish);
    });
  }
}
