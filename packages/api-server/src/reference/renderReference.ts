import { type Access, type CallTable, listCalls, type NamedCall } from '@adlane/contract';
import type { OpenApiDocument } from '@adlane/contract/openapi';
import { escapeHtml } from '../http/answers/escapeHtml';
import { describeSchema, schemaLink } from './describeSchema';
import { referenceStyle } from './referenceStyle';

export type ReferenceOptions = {
  readonly table: CallTable;
  readonly document: OpenApiDocument;
  /** Nonce that the content security policy allows for the style sheet. */
  readonly nonce: string;
};

/** Renders the API reference: every call by resource, every schema; one file without scripts. */
export function renderReference({ table, document, nonce }: ReferenceOptions): string {
  const calls = listCalls(table);
  const resources = Object.keys(table);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Adlane API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${referenceStyle}</style>
</head>
<body>
<nav aria-label="Resources">${resources.map((name) => `<a href="#${name}">${escapeHtml(name)}</a>`).join('')}</nav>
<main>
<h1>Adlane API</h1>
<p>${calls.length} calls. The same as data: <a href="/openapi.json">openapi.json</a>.</p>
${resources.map((name) => section(name, calls, document)).join('\n')}
<section id="schemas"><h2>Shapes</h2>${shapes(document)}</section>
</main>
</body>
</html>
`;
}

function section(resource: string, calls: readonly NamedCall[], document: OpenApiDocument): string {
  const own = calls.filter((named) => named.resource === resource);
  const rows = own.map((named) => callEntry(named, document));
  return `<section id="${resource}"><h2>${escapeHtml(resource)}</h2>${rows.join('\n')}</section>`;
}

function callEntry({ name, call }: NamedCall, document: OpenApiDocument): string {
  const operation = document.paths[call.path]?.[call.method.toLowerCase()] ?? {};
  return `<details id="${name}"><summary><b class="${call.method}">${call.method}</b> <code>${escapeHtml(call.path)}</code>
<span>${escapeHtml(call.summary)}</span></summary>
<p>${escapeHtml(accessText(call.access))}. ${escapeHtml(call.spec)}</p>
${block('Parameters', parameterLines(operation['parameters']))}
${block('Body', bodyText(operation['requestBody']))}
${block('Answers', answerLines(operation['responses']))}
</details>`;
}

function block(title: string, content: string): string {
  return content === '' ? '' : `<h3>${title}</h3><pre>${content}</pre>`;
}

function accessText(access: Access): string {
  switch (access.kind) {
    case 'public':
      return 'Anyone';
    case 'sdkKey':
      return "Any caller with a project's key in Api-Token";
    case 'session':
      return 'A widget visitor: Api-Token, Gleap-Id, Gleap-Hash';
    case 'project':
      return "A project's own server: its token as Authorization: Bearer, its id in Project";
    case 'user': {
      const needed = [access.permission ?? []].flat();
      const right = needed.length > 0 ? `; a Client needs ${needed.join(' or ')}` : '';
      return `Signed in as ${access.roles.join(', ')}${right}`;
    }
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parameterLines(parameters: unknown): string {
  const lines = (Array.isArray(parameters) ? parameters : [])
    .map(record)
    .filter((parameter) => typeof parameter['name'] === 'string')
    .map(({ name, in: place, required, schema }) => {
      const mark = required === true ? '' : '?';
      return `${escapeHtml(String(name))}${mark} <i>${escapeHtml(String(place))}</i>: ${describeSchema(schema)}`;
    });
  return lines.join('\n');
}

function bodyText(body: unknown): string {
  const [type, media] = Object.entries(record(record(body)['content']))[0] ?? [];
  return type === undefined ? '' : `${escapeHtml(type)} ${describeSchema(record(media)['schema'])}`;
}

function answerLines(responses: unknown): string {
  const statuses = Object.entries(record(responses));
  const done = statuses
    .filter(([status]) => status.startsWith('2'))
    .map(([status, response]) => {
      const [media] = Object.values(record(record(response)['content']));
      return media === undefined ? status : `${status} ${describeSchema(record(media)['schema'])}`;
    });
  const failed = statuses.map(([status]) => status).filter((status) => !status.startsWith('2'));
  return [...done, `${failed.join(' ')} ${schemaLink('ErrorBody')}`].join('\n');
}

function shapes(document: OpenApiDocument): string {
  return Object.entries(document.components.schemas)
    .map(
      ([name, schema]) =>
        `<details id="schema-${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary><pre>${describeSchema(schema)}</pre></details>`,
    )
    .join('\n');
}
