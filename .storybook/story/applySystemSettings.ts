/** Settings of the visitor's system that a page cannot set and therefore imitates. */
export type SystemSettings = {
  readonly isCompact: boolean;
  readonly isCalm: boolean;
  readonly hasForcedColors: boolean;
};

const calm = `*,*::before,*::after{animation-duration:0s!important;animation-delay:0s!important;transition-duration:0s!important;scroll-behavior:auto!important}`;

// Chromium emulates forced colors only from its developer tools; this applies the same rules to what authors can set.
const forced = `
*{background-color:Canvas!important;background-image:none!important;color:CanvasText!important;border-color:CanvasText!important;box-shadow:none!important;text-shadow:none!important}
a,a *{color:LinkText!important}
button,button *,[role=button],input,select,textarea{background-color:ButtonFace!important;color:ButtonText!important;border-color:ButtonBorder!important}
:disabled,[aria-disabled=true]{color:GrayText!important}
[aria-selected=true],[aria-pressed=true],[aria-current]:not([aria-current=false]){background-color:Highlight!important;color:HighlightText!important}
:focus-visible{outline:2px solid Highlight!important}`;

const styleId = 'adlane-system-settings';
/** Sizes are in rem, so the root's font sets the density. */
const compactFontSize = '87.5%';

/** Imitates the settings on the whole page; all of them off restore the page. */
export function applySystemSettings(document: Document, settings: SystemSettings): void {
  const { isCompact, isCalm, hasForcedColors } = settings;
  document.documentElement.style.fontSize = isCompact ? compactFontSize : '';
  document.getElementById(styleId)?.remove();
  const css = `${isCalm ? calm : ''}${hasForcedColors ? forced : ''}`;
  if (css === '') return;
  const style = Object.assign(document.createElement('style'), { id: styleId, textContent: css });
  document.head.append(style);
}
