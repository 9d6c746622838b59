import { escapeHtml } from '../http/answers/escapeHtml';

type Schema = Readonly<Record<string, unknown>>;

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describeList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Formats a JSON schema as a type in HTML, with links to the document's schemas.
 * @param depth levels of indentation
 */
export function describeSchema(schema: unknown, depth = 0): string {
  if (!isSchema(schema)) return 'anything';
  if (typeof schema['$ref'] === 'string') return schemaLink(schema['$ref']);
  const options = [...describeList(schema['anyOf']), ...describeList(schema['oneOf'])];
  if (options.length > 0) return options.map((option) => describeSchema(option, depth)).join(' | ');
  const parts = describeList(schema['allOf']);
  if (parts.length > 0) return parts.map((part) => describeSchema(part, depth)).join(' &amp; ');
  if ('const' in schema) return escapeHtml(JSON.stringify(schema['const']));
  const values = describeList(schema['enum']);
  if (values.length > 0) return values.map((value) => escapeHtml(JSON.stringify(value))).join(' | ');
  if (schema['type'] === 'array') return `(${describeSchema(schema['items'], depth)})[]`;
  if (schema['type'] === 'object') return describeObject(schema, depth);
  return describePlain(schema);
}

/** Builds a link to a schema, by its name or a reference to it. */
export function schemaLink(reference: string): string {
  const name = reference.split('/').at(-1) ?? '';
  return `<a href="#schema-${escapeHtml(encodeURIComponent(name))}">${escapeHtml(name)}</a>`;
}

function describeObject(schema: Schema, depth: number): string {
  const { properties, additionalProperties } = schema;
  const required = describeList(schema['required']);
  const fields = isSchema(properties) ? Object.entries(properties) : [];
  const inset = '  '.repeat(depth + 1);
  const lines = fields.map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${inset}${escapeHtml(name)}${mark}: ${describeSchema(field, depth + 1)}`;
  });
  if (isSchema(additionalProperties)) {
    lines.push(`${inset}[name]: ${describeSchema(additionalProperties, depth + 1)}`);
  }
  return lines.length === 0 ? 'object' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

const limitNames = ['minLength', 'maxLength', 'minimum', 'maximum', 'format', 'default'] as const;

function describePlain(schema: Schema): string {
  const types = [schema['type']].flat().filter((type) => typeof type === 'string');
  const limits = limitNames
    .filter((name) => schema[name] !== undefined)
    .map((name) => `${name} ${JSON.stringify(schema[name])}`);
  const text = types.length === 0 ? 'anything' : types.join(' | ');
  return limits.length === 0 ? text : `${text} <i>${escapeHtml(limits.join(', '))}</i>`;
}
