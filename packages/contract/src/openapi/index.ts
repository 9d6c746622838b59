export { listFailures } from './errorAnswers';
export { toOpenApi } from './toOpenApi';
export type { OpenApiDocument, OpenApiOptions } from './types';
