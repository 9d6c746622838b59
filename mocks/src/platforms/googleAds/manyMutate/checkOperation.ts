import { isRecord } from '../../facebook/checkParameters';
import type { GoogleValues } from '../googleAdsState';
import { type GoogleFailureParts, googleFault } from '../googleFailure';
import { checkMessage } from './checkMessage';
import { googleMutateLists, type MutateLists, type OperationKind } from './mutateLists';

/** One change with the field that names its kind, e.g. `campaignOperation`. */
export type NamedOperation = { readonly kind: string; readonly operation: GoogleValues };

/** A change that the lists know: its kind, what it does, and where its values are. */
type KnownOperation = {
  readonly known: OperationKind;
  readonly verb: string;
  readonly path: NonNullable<GoogleFailureParts['path']>;
};

/** Parses `mutateOperations`: each has exactly one kind of operation. @throws GoogleFault */
export function parseOperations(
  operations: readonly unknown[],
  lists: MutateLists = googleMutateLists,
): NamedOperation[] {
  return operations.map((item, index) => {
    const [kind = '', ...others] = isRecord(item) ? Object.keys(item) : [];
    const operation = isRecord(item) ? item[kind] : undefined;
    if (others.length > 0 || !lists.operations[kind] || !isRecord(operation)) {
      const path = [{ fieldName: 'mutate_operations', index }];
      throw googleFault(400, 'requestError', 'UNKNOWN', `Unknown name "${kind}" at 'mutate_operations'.`, {
        path,
      });
    }
    return { kind, operation };
  });
}

/** Checks a change against the lists: its kind, and its fields with their values. @throws GoogleFault */
export function checkOperation(
  { kind, operation }: NamedOperation,
  index: number,
  lists: MutateLists = googleMutateLists,
): KnownOperation {
  const known = lists.operations[kind];
  const path = [{ fieldName: 'mutate_operations', index }, { fieldName: snake(kind) }];
  const verb = known?.verbs.find((name) => operation[name] !== undefined);
  const unknown = Object.keys(operation).find((name) => name !== verb && name !== 'updateMask');
  if (!known || verb === undefined || unknown !== undefined) {
    throw googleFault(400, 'requestError', 'UNKNOWN', `Unknown name "${unknown ?? ''}" in ${kind}.`, {
      path,
    });
  }
  const place = [...path, { fieldName: verb }];
  if (verb !== 'remove') {
    checkMessage(known.resource, operation[verb], { path: place, isUpdate: verb === 'update', lists });
  }
  return { known, verb, path: place };
}

/** Converts `campaignBudget` to `campaign_budget`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
