import * as z from 'zod';

type JsonSchema = {
  readonly type?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
};

function toExample(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return toExample(schema.anyOf[0]);
  switch (schema.type) {
    case 'object': {
      const needed = Object.entries(schema.properties ?? {}).filter(([name]) =>
        schema.required?.includes(name),
      );
      return Object.fromEntries(needed.map(([name, field]) => [name, toExample(field)]));
    }
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return '';
  }
}

/** Builds a body with the required fields of a schema, to begin with. */
export function buildExample(schema: z.ZodType): unknown {
  return toExample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}
