import * as z from 'zod';

/** A node of the editor whose documents Gleap stores: blocks, and texts with marks. */
type RichNode = {
  readonly type: string;
  readonly text?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly marks?: readonly Mark[] | undefined;
  readonly content?: readonly RichNode[] | undefined;
};
type Mark = { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> | undefined };

const attrs = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined);
const Node: z.ZodType<RichNode> = z.object({
  type: z.string(),
  text: z.string().optional(),
  attrs,
  marks: z.array(z.object({ type: z.string(), attrs })).optional(),
  get content() {
    return z.array(Node).optional();
  },
});

/** Nesting beyond which a document is refused: formatting calls itself for each level. */
const maxDepth = 50;

function isDeep(value: unknown, depth = 0): boolean {
  if (depth > maxDepth) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((each) => isDeep(each, depth + 1));
}

const blockTags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
};
const markTags: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const readAttr = ({ attrs: values }: Pick<RichNode, 'attrs'>, name: string) => {
  const value = values?.[name];
  return typeof value === 'string' ? value : '';
};

function formatText(node: RichNode): string {
  return (node.marks ?? []).reduce(
    (inner, mark) => {
      const href = mark.type === 'link' ? readAttr(mark, 'href') : '';
      if (href !== '') return `<a href="${escapeHtml(href)}">${inner}</a>`;
      const tag = markTags[mark.type];
      return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
    },
    escapeHtml(node.text ?? ''),
  );
}

/** Pictures and videos become links, since articles here have neither. */
function formatMedium(node: RichNode): string {
  const src = readAttr(node, 'src');
  if (src === '') return '';
  const name = readAttr(node, 'alt') || readAttr(node, 'title') || src;
  return `<p><a href="${escapeHtml(src)}">${escapeHtml(name)}</a></p>`;
}

function formatNode(node: RichNode): string {
  if (node.type === 'text') return formatText(node);
  if (node.type === 'hardBreak') return '<br>';
  const inner = (node.content ?? []).map(formatNode).join('');
  if (node.type === 'heading') return `<h3>${inner}</h3>`;
  if (node.type === 'codeBlock') return `<p><code>${inner}</code></p>`;
  const tag = blockTags[node.type];
  if (tag !== undefined) return `<${tag}>${inner}</${tag}>`;
  return inner === '' ? formatMedium(node) : inner;
}

const parseDocument = (value: unknown) => (isDeep(value) ? undefined : Node.safeParse(value).data);

/** Formats a document of Gleap's editor as HTML, which `safeHtml` cleans where it is shown; a text stays as it is. */
export function formatRichText(value: unknown): string {
  if (typeof value === 'string') return value;
  const document = parseDocument(value);
  return document === undefined ? '' : formatNode(document);
}

/** Kinds of nodes that end a line. */
const lineKinds = new Set(['paragraph', 'heading', 'listItem', 'codeBlock', 'hardBreak']);

function listLines(node: RichNode): string {
  if (node.type === 'text') return node.text ?? '';
  const inner = (node.content ?? []).map(listLines).join('').replace(/\n$/, '');
  return lineKinds.has(node.type) ? `${inner}\n` : inner;
}

/** Formats a document of Gleap's editor as a message's text: a line for each paragraph. */
export function formatPlainText(value: unknown): string {
  if (typeof value === 'string') return value;
  const document = parseDocument(value);
  return document === undefined ? '' : listLines(document).trim();
}
