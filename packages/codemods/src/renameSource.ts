import type { RenamedExport, Renames } from './Renames';
import { getNode, getText, listNodes, type Node, parseSource, visit } from './syntax';

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** An imported name: the specifier, what it imports from where, and its name in the file. */
type Import = {
  readonly specifier: Node;
  readonly declaration: Node;
  readonly module: string;
  readonly name: string;
  readonly local: string;
};

const isWithin = (module: string, from: string) => module === from || module.startsWith(`${from}/`);

function listImports(program: Node, { modules }: Renames): Import[] {
  return listNodes(program, 'body')
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap((declaration) => {
      const written = getText(getNode(declaration, 'source')) ?? '';
      const module = modules[written] ?? written;
      return listNodes(declaration, 'specifiers').flatMap((specifier): Import[] => {
        const name = getText(getNode(specifier, 'imported'));
        const local = getText(getNode(specifier, 'local'));
        return name && local ? [{ specifier, declaration, module, name, local }] : [];
      });
    });
}

/** A name that is not a reference: of a property, an attribute or a member. */
function isOtherName({ type }: Node, parent: Node | undefined, field: string): boolean {
  if (type !== 'Identifier' && type !== 'JSXIdentifier') return true;
  if (!parent || parent.type === 'JSXAttribute' || parent.type === 'ImportSpecifier') return true;
  if (parent['computed'] === true) return false;
  if (field === 'right') return parent.type === 'TSQualifiedName';
  return (field === 'property' && parent.type !== 'JSXExpressionContainer') || field === 'key';
}

const declaringFields = new Set(['id', 'params', 'param', 'elements', 'left']);

/** Lists the uses of a name; undefined where the file also declares it as something else. */
function listUses(program: Node, name: string): { node: Node; parent: Node | undefined }[] | undefined {
  const uses: { node: Node; parent: Node | undefined }[] = [];
  let isDeclared = false;
  visit(program, (node, parent, field) => {
    if (getText(node) !== name || isOtherName(node, parent, field)) return;
    const isPattern = parent?.type.endsWith('Pattern') === true && declaringFields.has(field);
    isDeclared ||= field === 'id' || field === 'params' || field === 'param' || isPattern;
    // `{ FolderList }` has its name twice.
    if (!uses.some(({ node: { start } }) => start === node.start)) uses.push({ node, parent });
  });
  return isDeclared ? undefined : uses;
}

function editUse({ node, parent }: { node: Node; parent: Node | undefined }, from: string, to: string): Edit {
  const { start, end } = node;
  if (parent?.['shorthand'] === true) return { start, end, text: `${from}: ${to}` };
  // An export keeps its name for other files.
  const isExport =
    parent?.type === 'ExportSpecifier' &&
    getNode(parent, 'exported')?.start === getNode(parent, 'local')?.start;
  return { start, end, text: isExport ? `${to} as ${from}` : to };
}

/** Removes a specifier and imports it from another module. */
function moveImport(
  { specifier, declaration }: Import,
  text: string,
  module: string,
  source: string,
): Edit[] {
  const isType = declaration['importKind'] === 'type' || specifier['importKind'] === 'type';
  const line = `import ${isType ? 'type ' : ''}{ ${text} } from '${module}';`;
  const all = listNodes(declaration, 'specifiers');
  if (all.length === 1) return [{ start: declaration.start, end: declaration.end, text: line }];
  const comma = /^\s*,\s*/.exec(source.slice(specifier.end))?.[0].length ?? 0;
  const before = comma === 0 ? (/,\s*$/.exec(source.slice(0, specifier.start))?.[0].length ?? 0) : 0;
  return [
    { start: specifier.start - before, end: specifier.end + comma, text: '' },
    { start: declaration.end, end: declaration.end, text: `\n${line}` },
  ];
}

function renameImport(program: Node, source: string, found: Import, { to, module }: RenamedExport): Edit[] {
  const { specifier, name, local } = found;
  let text = local === name ? to : `${to} as ${local}`;
  const edits: Edit[] = [];
  if (local === name && to !== name) {
    const uses = listUses(program, name);
    const existing = listUses(program, to);
    if (uses && existing?.length === 0) edits.push(...uses.map((use) => editUse(use, name, to)));
    else text = `${to} as ${local}`;
  }
  if (module && module !== found.module) return [...edits, ...moveImport(found, text, module, source)];
  const kind = specifier['importKind'] === 'type' ? 'type ' : '';
  return [...edits, { start: specifier.start, end: specifier.end, text: `${kind}${text}` }];
}

function renameProps(program: Node, source: string, imports: readonly Import[], renames: Renames): Edit[] {
  const edits: Edit[] = [];
  const newName = ({ module, name }: Import) =>
    renames.exports.find((each) => each.name === name && isWithin(module, each.from))?.to ?? name;
  visit(program, (node) => {
    if (node.type !== 'JSXOpeningElement') return;
    const used = imports.find(({ local }) => local === getText(getNode(node, 'name')));
    if (!used) return;
    for (const attribute of listNodes(node, 'attributes')) {
      const name = getNode(attribute, 'name');
      const rule = renames.props.find(
        (each) =>
          each.name === getText(name) &&
          isWithin(used.module, each.from) &&
          each.components.includes(newName(used)),
      );
      if (!rule || !name) continue;
      const value = getNode(attribute, 'value');
      const condition = value && source.slice(value.start + 1, value.end - 1).trim();
      const isAlways = condition === undefined || condition === 'true';
      if (rule.value === undefined) edits.push({ start: name.start, end: name.end, text: rule.to });
      else
        edits.push({
          start: attribute.start,
          end: attribute.end,
          text: isAlways
            ? `${rule.to}="${rule.value}"`
            : `${rule.to}={${condition} ? '${rule.value}' : undefined}`,
        });
    }
  });
  return edits;
}

function renameModules(program: Node, { modules }: Renames): Edit[] {
  const edits: Edit[] = [];
  visit(program, (node) => {
    const to = node.type === 'StringLiteral' ? modules[getText(node) ?? ''] : undefined;
    if (to) edits.push({ start: node.start + 1, end: node.end - 1, text: to });
  });
  return edits;
}

/**
 * Renames the imports of a source and their uses, and the props of imported components. All else stays as it was written.
 * @param path decides about JSX, which `.ts` files have none of
 * @returns the new source; the same one where nothing is renamed
 * @throws SyntaxError where the source can't be parsed
 */
export function renameSource(source: string, path: string, renames: Renames): string {
  if (!source.includes('@adlane/')) return source;
  const program = parseSource(source, path);
  const imports = listImports(program, renames);
  const renamed = imports.flatMap((each) => {
    const rule = renames.exports.find(({ from, name }) => name === each.name && isWithin(each.module, from));
    return rule ? renameImport(program, source, each, rule) : [];
  });
  const edits = [...renamed, ...renameProps(program, source, imports, renames)];
  // An import that moves as a whole needs no other path.
  const isReplaced = ({ start, end }: Edit) =>
    renamed.some((other) => other.start <= start && end <= other.end && other.end > other.start);
  edits.push(...renameModules(program, renames).filter((edit) => !isReplaced(edit)));
  return edits
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}
