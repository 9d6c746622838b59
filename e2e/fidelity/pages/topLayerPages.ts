import type { FidelityPage } from '../FidelityPage';

const texts = '<h1>Orders</h1><p>Twelve orders are open, three of them are late.</p>';
const boxes =
  '<style>dialog,[popover]{padding:24px;border:2px solid #1e293b;width:260px}.low{inset:360px auto auto 300px;background:#fde68a}</style>';

/** Dialogs, popovers and elements in full screen, above the page and in their order. */
export const topLayerPages: readonly FidelityPage[] = [
  {
    name: 'styled backdrop',
    head: `${boxes}<style>dialog::backdrop{background:repeating-linear-gradient(45deg,#1d4ed880 0 20px,#9333ea80 20px 40px)}</style>`,
    body: `${texts}<dialog id="one">With a backdrop</dialog>`,
    later: 'one.showModal()',
  },
  {
    name: 'two modal dialogs, the first of the page on top',
    head: boxes,
    body: `${texts}<dialog id="one" style="width:200px">On top</dialog><dialog id="two" style="width:400px;height:200px">Below</dialog>`,
    later: 'two.showModal();one.showModal()',
  },
  {
    name: 'popovers, the first of the page on top',
    head: boxes,
    body: `${texts}<div popover="manual" id="one" style="background:#bbf7d0">On top</div><div popover="manual" id="two" style="width:400px;height:150px">Below</div>`,
    later: 'two.showPopover();one.showPopover()',
  },
  {
    name: 'popover over a modal dialog',
    head: boxes,
    body: `${texts}<dialog id="one" style="height:300px">Below<div popover id="two" class="low">On top</div></dialog>`,
    later: 'one.showModal();two.showPopover()',
  },
  {
    name: 'modal dialog over a popover',
    head: boxes,
    body: `${texts}<dialog id="one" style="height:200px">On top</dialog><div popover="manual" id="two" class="low">Below</div>`,
    later: 'two.showPopover();one.showModal()',
  },
  {
    name: 'backdrop of a popover',
    head: `${boxes}<style>[popover]::backdrop{background:#0f766e99}</style>`,
    body: `${texts}<div popover id="one">Menu</div>`,
    later: 'one.showPopover()',
  },
  {
    name: 'full screen',
    head: '<style>#one{background:#c7d2fe;padding:20px}#one:fullscreen{border:30px solid #4338ca}</style>',
    body: `${texts}<div id="one">A chart<button id="go" onclick="one.requestFullscreen()">Enlarge</button></div><p>More text</p>`,
    click: '#go',
  },
];
