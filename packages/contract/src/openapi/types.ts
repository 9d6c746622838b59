import type * as z from 'zod';

/** A JSON object. */
export type Json = { [key: string]: unknown };

/** Options of `toOpenApi`. */
export type OpenApiOptions = {
  /** Version of the API that the document names. */
  readonly version?: string;
  /**
   * Shapes that the document defines under `components.schemas`.
   *
   * @default the contract's own
   */
  readonly entities?: Readonly<Record<string, z.ZodType>>;
};

/** An OpenAPI 3.1.1 document. */
export type OpenApiDocument = {
  openapi: '3.1.1';
  info: Json;
  servers: Json[];
  tags: Json[];
  paths: Record<string, Record<string, Json>>;
  components: {
    schemas: Record<string, Json>;
    responses: Record<string, Json>;
    parameters: Record<string, Json>;
    securitySchemes: Record<string, Json>;
  };
};
