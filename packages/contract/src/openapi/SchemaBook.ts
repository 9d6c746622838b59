import * as z from 'zod';
import type { Json } from './types';

type Direction = 'input' | 'output';
type Override = (context: {
  zodSchema: { readonly _zod: { readonly def: object } };
  jsonSchema: z.core.JSONSchema.BaseSchema;
}) => void;

/** Wraps a schema as `{ v: schema }`, so that a named schema at the top level becomes a reference. */
function wrap(schema: z.ZodType): z.ZodType {
  return z.object({ v: schema });
}

function isSwitch(def: object): boolean {
  return 'out' in def && def.out instanceof z.ZodBoolean;
}

/** `z.stringbool()` is a boolean in a query; zod would emit its string input. */
const writeSwitch: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (isSwitch(def)) jsonSchema.type = 'boolean';
  if (zodSchema instanceof z.ZodDefault && isSwitch(zodSchema.def.innerType._zod.def)) {
    jsonSchema.default = zodSchema.def.defaultValue;
  }
};

/** Adapts zod's output to the wire format. */
const onTheWire: Override = (context) => {
  const { jsonSchema } = context;
  writeSwitch(context);
  if (jsonSchema.format === 'binary') {
    for (const key of ['contentEncoding', 'minLength', 'anyOf'] as const) delete jsonSchema[key];
  }
  // Responses may gain fields: clients ignore unknown ones.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

/** Converts zod schemas to JSON schemas and collects the named ones for `components.schemas`. */
export class SchemaBook {
  readonly #registry = z.registry<{ id: string }>();
  readonly #defs: Record<Direction, Map<string, Json>> = { input: new Map(), output: new Map() };
  readonly #written: { readonly direction: Direction; readonly schema: Json }[] = [];

  constructor(entities: Readonly<Record<string, z.ZodType>>) {
    for (const [id, schema] of Object.entries(entities)) {
      if (!this.#registry.has(schema)) this.#registry.add(schema, { id });
    }
  }

  /**
   * Returns the schema of a request (`input`) or response (`output`). References are complete after
   * `components`.
   */
  write(schema: z.ZodType, direction: Direction): Json {
    const { $defs, properties } = z.toJSONSchema(wrap(schema), {
      metadata: this.#registry,
      io: direction,
      unrepresentable: 'any',
      override: onTheWire,
    });
    for (const [name, def] of Object.entries($defs ?? {})) this.#defs[direction].set(name, def as Json);
    const written = (properties?.['v'] ?? {}) as Json;
    this.#written.push({ direction, schema: written });
    return written;
  }

  /** Points all references at `#/components/schemas` and returns its content. */
  components(): Record<string, Json> {
    const renamed = this.#renamedInputs();
    const parseSchemaName = (name: string, direction: Direction) =>
      direction === 'input' && renamed.has(name) ? `${name}Input` : name;
    const schemas: Record<string, Json> = {};
    for (const direction of ['input', 'output'] as const) {
      for (const [name, def] of this.#defs[direction]) {
        schemas[parseSchemaName(name, direction)] = def;
        this.#written.push({ direction, schema: def });
      }
    }
    for (const { direction, schema } of this.#written) {
      rewriteReferences(schema, (name) => parseSchemaName(name, direction));
    }
    return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Lists names whose input and output differ, including their references. */
  #renamedInputs(): ReadonlySet<string> {
    const { input, output } = this.#defs;
    const shared = [...input.keys()].filter((name) => output.has(name));
    const renamed = new Set(
      shared.filter((name) => JSON.stringify(input.get(name)) !== JSON.stringify(output.get(name))),
    );
    for (let before = -1; before !== renamed.size; ) {
      before = renamed.size;
      for (const name of shared) {
        const text = JSON.stringify(input.get(name));
        if ([...renamed].some((other) => text.includes(`"#/$defs/${other}"`))) renamed.add(name);
      }
    }
    return renamed;
  }
}

function rewriteReferences(value: unknown, rename: (name: string) => string): void {
  if (Array.isArray(value)) {
    for (const item of value) rewriteReferences(item, rename);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Json;
  const reference = holder['$ref'];
  if (typeof reference === 'string' && reference.startsWith('#/$defs/')) {
    holder['$ref'] = `#/components/schemas/${rename(reference.slice('#/$defs/'.length))}`;
  }
  for (const item of Object.values(holder)) rewriteReferences(item, rename);
}
