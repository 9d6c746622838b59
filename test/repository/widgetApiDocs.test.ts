import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { listMembers, listTypeAliases } from './storiedExports';

const types = listTypeAliases('packages/widget-core/src');

/** Members of an exported type of the widget, with the tags of their docstrings. */
function listDocs(type: string) {
  const node = types.get(type);
  if (!node) throw new Error(`packages/widget-core has no type ${type}.`);
  return listMembers(node, types)
    .filter(ts.isPropertySignature)
    .map((member) => {
      const docs = ts.getJSDocCommentsAndTags(member);
      const toText = (comment: ts.JSDoc['comment']) => ts.getTextOfJSDocComment(comment)?.trim() ?? '';
      return {
        name: member.name.getText(),
        isOptional: member.questionToken !== undefined,
        description: docs
          .filter(ts.isJSDoc)
          .map(({ comment }) => toText(comment))
          .join(''),
        example: ts
          .getJSDocTags(member)
          .filter((tag) => tag.tagName.text === 'example')
          .map(({ comment }) => toText(comment))
          .join('\n'),
        hasDefault: ts.getJSDocTags(member).some((tag) => tag.tagName.text === 'default'),
      };
    });
}

describe('the docs of AdlaneApi', () => {
  const methods = listDocs('AdlaneApi');

  it('describe every method in a sentence', () => {
    expect(methods.length).toBeGreaterThanOrEqual(87);
    const isSentence = (text: string) => /^[A-Z][^]{10,}[.)`]$/.test(text);
    expect(methods.filter(({ description }) => !isSentence(description)).map(({ name }) => name)).toEqual([]);
  });

  it('have an example for every method, which calls it', () => {
    const isCalled = (name: string, example: string) => example.includes(`.${name}(`);
    expect(methods.filter(({ name, example }) => !isCalled(name, example)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('have examples that parse', () => {
    const toErrors = (example: string) => {
      const { diagnostics = [] } = ts.transpileModule(example, { reportDiagnostics: true });
      return diagnostics.map(({ messageText }) => `${example}: ${String(messageText)}`);
    };
    expect(methods.flatMap(({ example }) => toErrors(example))).toEqual([]);
  });
});

describe('the docs of published options', () => {
  it.each(['AdlaneSettings', 'AdlaneUser', 'WidgetStyles', 'FlowOptions'])(
    'describe every option of %s, optional ones with their default',
    (type) => {
      const options = listDocs(type);
      expect(options.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
      const bare = options.filter(({ isOptional, hasDefault }) => isOptional && !hasDefault);
      expect(bare.map(({ name }) => name)).toEqual([]);
    },
  );
});
