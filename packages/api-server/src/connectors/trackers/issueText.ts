/** A part of an issue's text; texts are shown as they are, without markup. */
export type IssueBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'link'; readonly text: string; readonly href: string };
/** The text of an issue. */
export type IssueText = readonly IssueBlock[];

/** Characters with a meaning in Markdown or HTML. */
const markup = /[\\`*_{}[\]<>()#+\-.!|~&]/g;
/** What mentions people or other issues where a service finds it in a text. */
const references = /([@#])(?=[\p{L}\p{N}])/gu;
const wordJoiner = '\u2060';

/** Escapes a text for Markdown, so that nothing in it is a link, an image or a mention. */
function escapeMarkdown(text: string): string {
  return text
    .replaceAll(markup, String.raw`\$&`)
    .replaceAll(references, `$1${wordJoiner}`)
    .replaceAll(/(https?):/gi, `$1${wordJoiner}:`);
}

/** Returns a fence that is longer than any in the text. */
function findFence(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  return '`'.repeat(longest + 1);
}

function writeBlock(block: IssueBlock): string {
  switch (block.type) {
    case 'paragraph':
      return escapeMarkdown(block.text).replaceAll('\n', '  \n');
    case 'heading':
      return `### ${escapeMarkdown(block.text)}`;
    case 'list':
      return block.items.map((item) => `- ${escapeMarkdown(item).replaceAll('\n', ' ')}`).join('\n');
    case 'code': {
      const fence = findFence(block.text);
      return `${fence}\n${block.text}\n${fence}`;
    }
    case 'link':
      return `[${escapeMarkdown(block.text)}](<${block.href}>)`;
  }
}

/** Writes a text in Markdown, for GitHub and Linear. */
export function writeMarkdown(text: IssueText): string {
  return text.map(writeBlock).join('\n\n');
}

function toLines(text: string): object[] {
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line }]),
    ]);
}

function toNode(block: IssueBlock): object {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', content: toLines(block.text) };
    case 'heading':
      return { type: 'heading', attrs: { level: 3 }, content: toLines(block.text) };
    case 'list':
      return {
        type: 'bulletList',
        content: block.items.map((item) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: toLines(item) }],
        })),
      };
    case 'code':
      return {
        type: 'codeBlock',
        ...(block.text !== '' && { content: [{ type: 'text', text: block.text }] }),
      };
    case 'link': {
      const marks = [{ type: 'link', attrs: { href: block.href } }];
      return { type: 'paragraph', content: [{ type: 'text', text: block.text, marks }] };
    }
  }
}

/** Writes a text in the Atlassian Document Format, for Jira. */
export function writeAtlassianDocument(text: IssueText): object {
  return { type: 'doc', version: 1, content: text.map(toNode) };
}
