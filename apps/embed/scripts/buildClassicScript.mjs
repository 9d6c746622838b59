import { parseAst } from 'vite';

/**
 * Global under which the script shares what its lazy parts import. A page has one widget, and all of its
 * parts are from one build.
 */
const shared = 'window[Symbol.for("adlane")]';

/** Variable of the script that holds the address of the lazy parts' folder. */
const folder = 'adlaneParts';

/** Lists the nodes of this type in a tree, in source order. */
function listNodes(type, node, found = []) {
  if (node.type === type) found.push(node);
  for (const value of Object.values(node))
    if (typeof value === 'object' && value !== null) listNodes(type, value, found);
  return found;
}

/** Returns the value of a string, which a minifier may write as a template. */
function toText({ value, quasis }) {
  return value ?? quasis[0].value.cooked;
}

/** Replaces pieces of the code. */
function replacePieces(code, pieces) {
  let from = 0;
  let whole = '';
  for (const { start, end, by } of pieces) {
    whole += code.slice(from, start) + by;
    from = end;
  }
  return whole + code.slice(from);
}

/**
 * Turns the entry chunk into a classic script. A module would need a second script that imports it: one more
 * request before first use, and no hash in the page that covers it.
 * @param {string} code of the chunk, an ES module without static imports
 * @param {string} parts folder of the lazy parts, relative to the script
 * @param {string} banner
 */
export function buildClassicScript(code, parts, banner) {
  if (code.includes(folder)) throw new Error(`The widget declares ${folder}, which the build needs.`);
  const ast = parseAst(code);
  const [exported] = listNodes('ExportNamedDeclaration', ast);
  const names = exported.specifiers.map((each) => `${each.exported.name}:${each.local.name}`);
  // A script from another origin has no base for `import`, so addresses are made absolute.
  const imports = listNodes('ImportExpression', ast).map(({ source }) => ({
    start: source.start,
    end: source.end,
    by: `${folder}+${JSON.stringify(toText(source).replace('./', ''))}`,
  }));
  const body = replacePieces(code, [
    ...imports,
    { start: exported.start, end: exported.end, by: `${shared}??={${names.join()}}` },
  ]);
  // A script that was copied into the page has no address: its parts are expected next to the page.
  const beside = JSON.stringify(parts);
  const address = `let ${folder}=document.currentScript?.src;${folder}=${folder}?new URL(${beside},${folder}).href:${beside};`;
  return `${banner}\n(()=>{"use strict";${address}${body}})()\n`;
}

/** Returns the module under the entry chunk's name, from which the lazy parts import. */
export function buildSharedModule(code) {
  const [exported] = listNodes('ExportNamedDeclaration', parseAst(code));
  const names = exported.specifiers.map((each) => each.exported.name).join();
  return `let{${names}}=${shared};export{${names}}\n`;
}
