/** Style of the reference page, light and dark, with logical properties. */
export const referenceStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: minmax(9rem, 14rem) minmax(0, 1fr); }
nav { position: sticky; inset-block-start: 0; block-size: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; display: grid; align-content: start; gap: .125rem; border-inline-end: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); }
nav a { color: inherit; text-decoration: none; }
nav a:hover, a:focus-visible { text-decoration: underline; }
main { padding: 1rem 2rem 4rem; max-inline-size: 70rem; }
h2 { margin-block: 2.5rem .5rem; }
h3 { margin: .75rem 0 .25rem; font-size: .875rem; }
details { border-block-start: 1px solid color-mix(in srgb, CanvasText 12%, Canvas); padding-block: .375rem; }
details:target { outline: 2px solid Highlight; }
summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: .5rem; align-items: baseline; }
summary b { min-inline-size: 4.5rem; font: 700 .8125rem ui-monospace, monospace; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { overflow: auto; padding: .75rem; margin: 0; border-radius: .375rem; background: color-mix(in srgb, CanvasText 6%, Canvas); }
i { font-style: normal; opacity: .8; }
@media (max-width: 45rem) { body { display: block; } nav { position: static; block-size: auto; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); } main { padding-inline: 1rem; } }
`;
