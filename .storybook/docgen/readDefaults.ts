import ts from 'typescript';

/** Formats a default as a reader would write it: a constant's value instead of its name, a text without `translate`. */
function formatDefault(value: ts.Expression): string {
  if (ts.isIdentifier(value)) {
    const constant = value
      .getSourceFile()
      .statements.filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find(({ name }) => name.getText() === value.text);
    const initializer = constant?.initializer;
    return initializer && (ts.isLiteralExpression(initializer) || ts.isArrayLiteralExpression(initializer))
      ? initializer.getText()
      : value.text;
  }
  if (ts.isCallExpression(value) && value.expression.getText() === 'translate') {
    return value.arguments[0]?.getText() ?? value.getText();
  }
  return value.getText();
}

/** Kinds of what a default in code consists of. */
const codeKinds: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.PrefixUnaryExpression,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.ObjectLiteralExpression,
]);

/** Whether a stated default is a literal of the code, such as `'md'`; words are not. */
export function isCode(text: string): boolean {
  const { statements } = ts.createSourceFile('default.ts', `(${text})`, ts.ScriptTarget.Latest);
  const [statement, ...others] = statements;
  return (
    others.length === 0 &&
    statement !== undefined &&
    ts.isExpressionStatement(statement) &&
    ts.isParenthesizedExpression(statement.expression) &&
    codeKinds.has(statement.expression.expression.kind)
  );
}

const isPlain = (value: ts.Expression): boolean =>
  ts.isLiteralExpression(value) ||
  value.kind === ts.SyntaxKind.TrueKeyword ||
  value.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isCallExpression(value) && value.expression.getText() === 'translate');

/** Reads the defaults of `{ size = 'md' }`. */
function readPattern(pattern: ts.ObjectBindingPattern): [string, string][] {
  return pattern.elements.flatMap(({ propertyName, name, initializer }): [string, string][] =>
    initializer ? [[(propertyName ?? name).getText().replaceAll("'", ''), formatDefault(initializer)]] : [],
  );
}

/**
 * Reads the defaults that a function gives to its props: by destructuring its parameter or a variable of that name, or by
 * `props.size ?? 'md'`.
 */
export function readDefaults(component: ts.FunctionLikeDeclaration): ReadonlyMap<string, string> {
  const parameter = component.parameters[0]?.name;
  const found: [string, string][] = [];
  if (parameter && ts.isObjectBindingPattern(parameter)) found.push(...readPattern(parameter));
  const propsName = parameter && ts.isIdentifier(parameter) ? parameter.text : undefined;
  function visit(node: ts.Node): void {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isObjectBindingPattern(node.name) &&
      node.initializer?.getText() === propsName
    ) {
      found.push(...readPattern(node.name));
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.expression.getText() === propsName &&
      isPlain(node.right)
    ) {
      found.push([node.left.name.text, formatDefault(node.right)]);
    }
    ts.forEachChild(node, visit);
  }
  if (propsName !== undefined && component.body) visit(component.body);
  return new Map(found);
}
