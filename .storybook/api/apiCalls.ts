import data from 'virtual:api-reference';
import type { Reference } from './Reference';

/** Every call of the contract, and the document that describes their schemas. */
export const { calls: apiCalls, openApi } = data as Reference;
