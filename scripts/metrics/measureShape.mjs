import ts from 'typescript';
import { parseSource, readProjectFile, summarize } from './sourceFiles.mjs';

/** Lines that hold code: neither blank nor only a comment. */
function countCodeLines(text) {
  const withoutBlocks = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''));
  return withoutBlocks.split('\n').filter((line) => !/^\s*(\/\/.*)?$/.test(line)).length;
}

function listFunctionLengths(source) {
  const lengths = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body && !ts.isConstructorDeclaration(node)) {
      const from = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
      const to = source.getLineAndCharacterOfPosition(node.end).line;
      if (to > from) lengths.push(to - from + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lengths;
}

/** Files, code lines, and lines per file and per function of the given product files. */
export function measureShape(paths) {
  const texts = paths.map((path) => [path, readProjectFile(path)]);
  const functions = texts.flatMap(([path, text]) => listFunctionLengths(parseSource(path, text)));
  return {
    files: paths.length,
    codeLines: texts.reduce((sum, [, text]) => sum + countCodeLines(text), 0),
    linesPerFile: summarize(texts.map(([, text]) => text.split('\n').length - 1)),
    linesPerFunction: summarize(functions),
  };
}
