/** Styles of the admin builder's frame on the host's page (widget §4.11). */
export const builderStyles = `
.builder{height:0;position:fixed;inset-block-end:0;inset-inline:0;z-index:4;background:#fff;box-shadow:0 -4px 24px #0004}
.builder[data-status=navigate],.builder[data-status=picker]{height:65px}
.builder[data-status=editor]{height:100%}
.builder.collapsed{height:0}
.builder iframe{display:block;width:100%;height:100%;border:0}
.handle{position:absolute;inset-block-end:100%;inset-inline-end:16px;min-width:44px;height:32px;border:0;border-radius:8px 8px 0 0;background:#fff;color:#16181d;box-shadow:0 -4px 12px #0002}
.handle::before{content:"";display:inline-block;border:6px solid transparent;border-top:8px solid;border-bottom:0}
.builder.collapsed .handle::before{rotate:180deg}
.builder[data-status=editor] .handle{inset-block:0 auto;border-radius:0 0 8px 8px;z-index:1}
.builder.collapsed .handle{inset-block:auto 100%;border-radius:8px 8px 0 0}
.picked{position:fixed;z-index:3;border:2px solid #485bff;background:#485bff26;border-radius:3px}
`;
