import { parseAst } from 'vite';

/** Where the script leaves what its lazy parts import from it: a page has one widget, whose parts are all of one build. */
const shared = 'window[Symbol.for("adlane")]';

/** Address of the folder of the lazy parts, in the script. */
const folder = 'adlaneParts';

/** Nodes of this type in a tree, in the order of the source. */
function nodesOf(type, node, found = []) {
  if (node.type === type) found.push(node);
  for (const value of Object.values(node))
    if (typeof value === 'object' && value !== null) nodesOf(type, value, found);
  return found;
}

/** `code` without these pieces, each with what is written in its place. */
function replaced(code, pieces) {
  let from = 0;
  let whole = '';
  for (const { start, end, by } of pieces) {
    whole += code.slice(from, start) + by;
    from = end;
  }
  return whole + code.slice(from);
}

/**
 * Makes a classic script of the chunk that a page begins with. As a module it would need a script that imports it: one
 * request more before anything is seen, and no hash in the page that vouches for it.
 * @param {string} code of the chunk, an ES module that imports nothing at once
 * @param {string} parts where the lazy parts lie, relative to where the script will lie
 * @param {string} banner
 */
export function classicScript(code, parts, banner) {
  if (code.includes(folder)) throw new Error(`The widget has a name of its own that is ${folder}.`);
  const ast = parseAst(code);
  const [exported] = nodesOf('ExportNamedDeclaration', ast);
  const names = exported.specifiers.map((each) => `${each.exported.name}:${each.local.name}`);
  // A script from another origin has no base of its own for `import`, so addresses are made whole.
  const imports = nodesOf('ImportExpression', ast).map(({ source: { start, end, value } }) => ({
    start,
    end,
    by: `${folder}+${JSON.stringify(value.replace('./', ''))}`,
  }));
  const body = replaced(code, [
    ...imports,
    { start: exported.start, end: exported.end, by: `${shared}??={${names.join()}}` },
  ]);
  // A script that was copied into the page has no address; its parts are looked for beside the page.
  const beside = JSON.stringify(parts);
  const address = `let ${folder}=document.currentScript?.src;${folder}=${folder}?new URL(${beside},${folder}).href:${beside};`;
  return `${banner}\n(()=>{"use strict";${address}${body}})()\n`;
}

/** The module under the chunk's name, from which the lazy parts go on importing. */
export function sharedModule(code) {
  const [exported] = nodesOf('ExportNamedDeclaration', parseAst(code));
  const names = exported.specifiers.map((each) => each.exported.name).join();
  return `let{${names}}=${shared};export{${names}}\n`;
}
