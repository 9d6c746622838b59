import type { Contract } from '@adlane/contract';
import { callTable } from '@adlane/screens';

/**
 * Every call for clients and queries. The types of the contract say what a call sends and receives; neither clients nor
 * queries run a schema, so that the table without them is enough.
 */
export const calls = callTable as unknown as Contract;
