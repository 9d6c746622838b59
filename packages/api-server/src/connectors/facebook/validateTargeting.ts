import * as z from 'zod';
import { Flag, lenientList, Text } from '../json/lenientShapes';
import type { GraphClient } from './graph/graphClient';

const ValidatedOption = z.object({ id: Text, valid: Flag });

/**
 * Asks Facebook which choices of an audience still exist.
 * @param choices ids with their kind, e.g. `interests`
 * @throws FacebookError
 */
export async function validateTargeting(
  client: GraphClient,
  accountPath: string,
  choices: readonly { readonly id: string; readonly type: string }[],
): Promise<{ readonly id: string; readonly valid: boolean }[]> {
  const params = { targeting_list: choices };
  const answer = await client({ method: 'GET', path: `${accountPath}/targetingvalidation`, params });
  return z.object({ data: lenientList(ValidatedOption) }).parse(answer).data;
}
