import type * as z from 'zod';
import type { Access } from './access';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call answers besides JSON: a file to save, or nothing. */
export type RawAnswer = 'csv' | 'file' | 'html' | 'empty';

/** One call of the API, declared once: the client, the server, the mocks and the documents follow from it. */
export type Call = {
  readonly method: Method;
  /** Path with `{name}` places, e.g. `/api/v1/templates/view/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Section of the specification, e.g. `ads §7`. */
  readonly spec: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /**
   * How the body travels. A `multipart` body is a flat object whose files are `File`s. A `signed` one is JSON or a form that a
   * platform signed: the handler gets its bytes as sent, and reads them only once the signature holds.
   */
  readonly bodyType?: 'json' | 'multipart' | 'signed';
  /** A multipart body whose one file, `file`, reaches the handler as a stream: for what is too large for the memory. */
  readonly isStreamed?: true;
  /** The answer's shape. */
  readonly response: z.ZodType | RawAnswer;
  /** Status of success. */
  readonly status?: 200 | 201 | 202 | 204;
  /** The answer holds a secret, which is told this once and kept nowhere: the call can't be repeated by its key. */
  readonly isSecret?: true;
  /** Largest body in bytes; 1 MiB where a call names none. */
  readonly maxBodyBytes?: number;
};

export type CallTable = { readonly [resource: string]: { readonly [name: string]: Call } };

/** Declares a call; keeps its literal types. */
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

/** What a caller hands in: `{ params?, query?, body? }`, required exactly where the call requires them. */
export type CallInput<C extends Call> = OptionalWhenEmpty<'params', In<C['params']>> &
  OptionalWhenEmpty<'query', In<C['query']>> &
  OptionalWhenEmpty<'body', In<C['body']>>;

/** A file while it comes in. Name and type are what the sender says. */
export type IncomingFile = {
  readonly name: string;
  readonly type: string;
  readonly body: ReadableStream<Uint8Array>;
};

/** A form whose file is too large to be held. */
export type IncomingForm<Form> = {
  /**
   * Reads the form once: hands its file to `take` as it comes, and answers what that made of it with the other fields.
   * Throws what `take` throws.
   */
  receive<T>(store: (file: IncomingFile) => Promise<T>): Promise<{ stored: T; fields: Omit<Form, 'file'> }>;
};

/**
 * What the server's handler receives: parsed values, defaults filled in; of a signed body its bytes, of a streamed one
 * the form.
 */
export type ParsedInput<C extends Call> = {
  readonly params: Out<C['params']>;
  readonly query: Out<C['query']>;
  readonly body: C extends { readonly bodyType: 'signed' }
    ? Uint8Array<ArrayBuffer>
    : C extends { readonly isStreamed: true }
      ? IncomingForm<Out<C['body']>>
      : Out<C['body']>;
};

/** A file that a call answers with. */
export type FileAnswer = {
  readonly filename: string;
  readonly type: string;
  readonly body: Blob | string | ReadableStream<Uint8Array>;
  /** Bytes of a streamed body, where they are known. */
  readonly size?: number;
};

/** What the caller gets back. */
export type CallOutput<C extends Call> = C['response'] extends z.ZodType
  ? z.output<C['response']>
  : C['response'] extends 'empty'
    ? undefined
    : C['response'] extends 'html'
      ? string
      : Blob;

/** What the server's handler returns. */
export type HandlerOutput<C extends Call> = C['response'] extends z.ZodType
  ? z.input<C['response']>
  : C['response'] extends 'empty'
    ? undefined
    : C['response'] extends 'html'
      ? string
      : FileAnswer;

/** `'templates.view'`: the name of a call in the table. */
export type CallName<T extends CallTable> = {
  [R in keyof T & string]: `${R}.${keyof T[R] & string}`;
}[keyof T & string];

/** A call with its place in the table. */
export type NamedCall = { readonly name: string; readonly resource: string; readonly call: Call };

/** Every call of a table, flat, in the order of declaration. */
export function listCalls(table: CallTable): NamedCall[] {
  return Object.entries(table).flatMap(([resource, calls]) =>
    Object.entries(calls).map(([name, entry]) => ({ name: `${resource}.${name}`, resource, call: entry })),
  );
}

/** Fills `{name}` places of a path; values are URL-encoded. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = params[name];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') {
      throw new TypeError(`The path ${path} needs a value for {${name}}.`);
    }
    return encodeURIComponent(String(value));
  });
}

/** `/a/{id}` as routers and MSW write it: `/a/:id`. */
export function toColonPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
