import * as z from 'zod';
import * as shapes from './shapes';

/** Objects of the contract by exported name; the document defines each once. */
export const entities: Readonly<Record<string, z.ZodType>> = listNamedObjects(shapes);

function listNamedObjects(exported: Readonly<Record<string, unknown>>): Record<string, z.ZodType> {
  const found: Record<string, z.ZodType> = {};
  for (const [name, shape] of Object.entries(exported)) {
    if (/^[A-Z]/.test(name) && shape instanceof z.ZodObject) found[name] = shape;
  }
  return found;
}
