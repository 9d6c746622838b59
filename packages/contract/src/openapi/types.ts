import type * as z from 'zod';

/** JSON as it is written. */
export type Json = { [key: string]: unknown };

export type OpenApiOptions = {
  /** Version of the API that the document names. */
  readonly version?: string;
  /** Shapes that the document names once under `components.schemas`; the contract's own where none are given. */
  readonly entities?: Readonly<Record<string, z.ZodType>>;
};

/** A document as OpenAPI 3.1.1 lays it out. */
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
