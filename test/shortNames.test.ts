import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ownProperties, shortNames } from '../apps/embed/scripts/shortNames.mjs';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories|d)\./.test(path))
    .map((path) => join(folder, path));
const widget = ['packages/widget-core/src', 'apps/embed/src'].flatMap(filesIn);

/** What a file says: names of variables, of properties, texts, and those that stand in types alone. */
type Words = {
  readonly names: Set<string>;
  readonly properties: Set<string>;
  readonly texts: Set<string>;
  readonly typeTexts: Set<string>;
};

function wordsOf(paths: readonly string[]): Words {
  const words: Words = { names: new Set(), properties: new Set(), texts: new Set(), typeTexts: new Set() };
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      words.names.add(node.text);
      const { parent } = node;
      if ('name' in parent && parent.name === node && !ts.isVariableDeclaration(parent))
        words.properties.add(node.text);
    } else if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      (ts.isLiteralTypeNode(node.parent) ? words.typeTexts : words.texts).add(node.text);
    ts.forEachChild(node, look);
  };
  for (const path of paths)
    look(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return words;
}

describe('the properties that get short names in the widget’s bundle', () => {
  const own = wordsOf(widget);

  it('are properties of the widget', () => {
    expect(ownProperties.filter((name) => !own.properties.has(name))).toEqual([]);
  });

  it('are none of a browser: the minifier, which knows those, shortens all', async () => {
    const names = new RegExp(`^(?:${ownProperties.join('|')})$`);
    const calls = ['querySelector', ...ownProperties].map((name) => `page.${name}();`).join('');
    const { code = '' } = await minify(`(page) => {${calls}}`, {
      compress: false,
      mangle: { properties: { regex: names } },
    });
    expect(code).toContain('querySelector');
    expect(ownProperties.filter((name) => code.includes(`.${name}(`))).toEqual([]);
  });

  it('are on no wire, in no message and in nothing that a page calls', () => {
    const open = wordsOf([
      ...['packages/contract/src', 'packages/messenger/src', 'apps/embed/src/frame'].flatMap(filesIn),
      ...filesIn('packages/widget-core/src/protocol'),
      ...filesIn('packages/widget-core/src/wrappers'),
      'packages/widget-core/src/publicApi/AdlaneApi.ts',
    ]);
    const isOpen = (name: string) =>
      [open.names, open.texts, open.typeTexts].some((words) => words.has(name));
    expect(ownProperties.filter(isOpen)).toEqual([]);
  });

  it('are written as texts nowhere', () => {
    expect(ownProperties.filter((name) => own.texts.has(name))).toEqual([]);
  });

  it('get names that nobody else has', () => {
    const taken = [...shortNames.values()];
    expect(new Set(taken).size).toBe(ownProperties.length);
    expect(taken.filter((name) => own.names.has(name))).toEqual([]);
  });
});
