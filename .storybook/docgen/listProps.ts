import ts from 'typescript';
import { findType, type TypeInFile } from './typeIndex.ts';

/** A prop's declaration with the file that gives its types their meaning. */
export type PropInFile = {
  readonly member: ts.PropertySignature | ts.MethodSignature;
  readonly file: string;
};

const wrappers: ReadonlySet<string> = new Set([
  'Omit',
  'Pick',
  'Partial',
  'Required',
  'Readonly',
  'PropsWithChildren',
]);

/** Name of a prop, without the quotes of names such as `'aria-label'`. */
export function getPropName({ member }: PropInFile): string {
  return member.name.getText().replace(/^['"]|['"]$/g, '');
}

/** Lists the literals of `'a' | 'b'`, also behind an alias; undefined if the type is anything else. */
export function listLiterals({ node, file }: TypeInFile): string[] | undefined {
  if (ts.isLiteralTypeNode(node)) {
    return node.literal.kind === ts.SyntaxKind.NullKeyword ? undefined : [node.literal.getText()];
  }
  if (ts.isParenthesizedTypeNode(node)) return listLiterals({ node: node.type, file });
  if (ts.isUnionTypeNode(node)) {
    const parts = node.types
      .filter((part) => part.kind !== ts.SyntaxKind.UndefinedKeyword)
      .map((part) => listLiterals({ node: part, file }));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const found = findType(node.typeName.getText(), file);
  return found ? listLiterals(found) : undefined;
}

function applyWrapper(wrapper: string, keys: TypeInFile | undefined, props: PropInFile[]): PropInFile[] {
  if (wrapper !== 'Omit' && wrapper !== 'Pick') return props;
  const names = new Set((keys ? (listLiterals(keys) ?? []) : []).map((text) => text.slice(1, -1)));
  return props.filter((prop) => names.has(getPropName(prop)) === (wrapper === 'Pick'));
}

function listMembers(members: readonly ts.TypeElement[], file: string): PropInFile[] {
  return members.flatMap((member) =>
    ts.isPropertySignature(member) || ts.isMethodSignature(member) ? [{ member, file }] : [],
  );
}

/** Lists the props of a type that are declared in the repository: its own and those of the types it is built from. */
export function listProps({ node, file }: TypeInFile): PropInFile[] {
  if (ts.isInterfaceDeclaration(node)) {
    const inherited = (node.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap((type) => {
        const found = findType(type.expression.getText(), file);
        return found ? listProps(found) : [];
      }),
    );
    return [...inherited, ...listMembers([...node.members], file)];
  }
  if (ts.isTypeLiteralNode(node)) return listMembers([...node.members], file);
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
    return node.types.flatMap((part) => listProps({ node: part, file }));
  }
  if (ts.isParenthesizedTypeNode(node)) return listProps({ node: node.type, file });
  if (!ts.isTypeReferenceNode(node)) return [];
  const name = node.typeName.getText();
  const [inner, keys] = node.typeArguments ?? [];
  if (wrappers.has(name) && inner) {
    return applyWrapper(name, keys && { node: keys, file }, listProps({ node: inner, file }));
  }
  if (name === 'ComponentProps' && inner && ts.isTypeQueryNode(inner)) return [];
  const found = findType(name, file);
  return found ? listProps(found) : [];
}
