import type * as z from 'zod';
import type { Access } from './access';
import type { BudgetName } from './BudgetName';

/** HTTP methods that calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Responses besides JSON: a file to save, or none. */
export type RawAnswer = 'csv' | 'file' | 'html' | 'empty';

/** One call of the API, declared once: client, server, mocks and documents derive from it. */
export type Call = {
  readonly method: Method;
  /** Path with `{name}` parameters, e.g. `/api/v1/templates/view/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Section of the specification, e.g. `ads §7`. */
  readonly spec: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /**
   * Encoding of the body. A `multipart` body is a flat object; its only file, `file`, is streamed to the handler,
   * because it may exceed the memory. A `signed` one is JSON or a form that a platform signed: the handler
   * receives its raw bytes and parses them after verifying the signature. A `raw` one has any content type: the
   * handler reads it once it knows who sent it.
   *
   * @default 'json'
   */
  readonly bodyType?: 'json' | 'multipart' | 'signed' | 'raw';
  /** Response schema. */
  readonly response: z.ZodType | RawAnswer;
  /**
   * Status of success.
   *
   * @default 200
   */
  readonly status?: 200 | 201 | 202 | 204;
  /**
   * The response contains a secret that is returned once and not stored: the call cannot be replayed by its
   * idempotency key.
   */
  readonly isSecret?: true;
  /**
   * Keys of a JSON body whose values are checked and packed where bytes from outside are read: the handler
   * receives them as `PackedJson`.
   */
  readonly packed?: readonly string[];
  /** The response is JSON that was checked when it was stored: the handler returns it as `PackedJson`. */
  readonly isPackedResponse?: true;
  /** The response is JSON of any size: the handler returns a stream of its text, portion by portion. */
  readonly isStreamedResponse?: true;
  /**
   * Maximum body size in bytes.
   *
   * @default 1 MiB
   */
  readonly maxBodyBytes?: number;
  /**
   * What a widget call is counted as.
   *
   * @default 'read' for GET, otherwise 'write'
   */
  readonly budget?: BudgetName;
};

/**
 * The parts of a call that types depend on. Schemas are unknown here: comparing all of a table with zod's types costs
 * every program half a million type instantiations.
 */
export type CallShape = Pick<Call, 'method' | 'path' | 'access'> & {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly response: unknown;
};

/** A table of calls by resource and name, each made by `call`. */
export type CallTable = { readonly [resource: string]: { readonly [name: string]: CallShape } };

/**
 * Declares a call and preserves its literal types.
 *
 * @example const view = call({ method: 'GET', path: '/api/v1/ads', access: forAgency, response: Ad, summary:
 * 'List ads', spec: 'ads §7' });
 */
export function call<const C extends Call>(spec: C): C {
  return spec;
}

type In<S> = S extends z.ZodType ? z.input<S> : never;
type Out<S> = S extends z.ZodType ? z.output<S> : never;
type OptionalWhenEmpty<Key extends string, Value> = [Value] extends [never]
  ? { readonly [K in Key]?: undefined }
  : Record<string, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** Input of a call: `{ params?, query?, body? }`, required exactly where the call requires them. */
export type CallInput<C extends CallShape> = OptionalWhenEmpty<'params', In<C['params']>> &
  OptionalWhenEmpty<'query', In<C['query']>> &
  OptionalWhenEmpty<'body', In<C['body']>>;

/** A value as compressed JSON, which is stored and sent without being parsed. */
export type PackedJson = { readonly gzip: Uint8Array<ArrayBuffer> };

type WithPacked<Body, Keys> = { [K in keyof Body as K extends Keys ? never : K]: Body[K] } & {
  readonly [K in Keys & keyof Body]?: PackedJson | null | undefined;
};

/** A file being received. Name and type are given by the sender. */
export type IncomingFile = {
  readonly name: string;
  readonly type: string;
  readonly body: ReadableStream<Uint8Array>;
};

/** A form whose file may be too large for the memory. */
export type IncomingForm<Form> = {
  /**
   * Reads the form once: streams its file to `store`; returns its result with the other fields.
   *
   * @throws whatever `store` throws
   */
  receive<T>(store: (file: IncomingFile) => Promise<T>): Promise<{ stored: T; fields: Omit<Form, 'file'> }>;
};

/** A body of any content type, which is read on demand. */
export type IncomingBytes = {
  /** The content type that the sender named. */
  readonly type: string;
  /** Reads the body once, up to the call's limit. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
};

/** Input of the server's handler: parsed values with defaults; raw bytes of a signed body, or a form. */
export type ParsedInput<C extends CallShape> = {
  readonly params: Out<C['params']>;
  readonly query: Out<C['query']>;
  readonly body: C extends { readonly bodyType: 'signed' }
    ? Uint8Array<ArrayBuffer>
    : C extends { readonly bodyType: 'raw' }
      ? IncomingBytes
      : C extends { readonly bodyType: 'multipart' }
        ? IncomingForm<Out<C['body']>>
        : C extends { readonly packed: readonly (infer Keys)[] }
          ? WithPacked<Out<C['body']>, Keys>
          : Out<C['body']>;
};

/** A file as response. */
export type FileAnswer = {
  readonly filename: string;
  readonly type: string;
  readonly body: Blob | string | ReadableStream<Uint8Array>;
  /** Size of a streamed body in bytes, if known. */
  readonly size?: number;
};

/** Output of a call for the client. */
export type CallOutput<C extends CallShape> = C['response'] extends z.ZodType
  ? z.output<C['response']>
  : C['response'] extends 'empty'
    ? undefined
    : C['response'] extends 'html'
      ? string
      : Blob;

/** Return value of the server's handler. */
export type HandlerOutput<C extends CallShape> = C extends { readonly isPackedResponse: true }
  ? PackedJson
  : C extends { readonly isStreamedResponse: true }
    ? ReadableStream<Uint8Array>
    : C['response'] extends z.ZodType
      ? z.input<C['response']>
      : C['response'] extends 'empty'
        ? undefined
        : C['response'] extends 'html'
          ? string
          : FileAnswer;

/** Name of a call: `'templates.view'`. */
export type CallName<T extends CallTable> = {
  [R in keyof T & string]: `${R}.${keyof T[R] & string}`;
}[keyof T & string];

/** A call with its name. */
export type NamedCall = { readonly name: string; readonly resource: string; readonly call: Call };

/**
 * Lists every call of a table, in the order of declaration.
 *
 * @example listCalls(contract).map(({ name }) => name);
 */
export function listCalls(table: CallTable): NamedCall[] {
  return Object.entries(table).flatMap(([resource, calls]) =>
    // `call` has checked each.
    Object.entries(calls as Readonly<Record<string, Call>>).map(([name, entry]) => ({
      name: `${resource}.${name}`,
      resource,
      call: entry,
    })),
  );
}

/**
 * Fills the `{name}` parameters of a path; values are URL-encoded.
 *
 * @throws TypeError for a missing value
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = params[name];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') {
      throw new TypeError(`The path ${path} needs a value for {${name}}.`);
    }
    return encodeURIComponent(String(value));
  });
}

/** Converts `/a/{id}` to the form of routers and MSW: `/a/:id`. */
export function toColonPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
