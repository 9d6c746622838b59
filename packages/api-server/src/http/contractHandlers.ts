import type { Contract } from '@adlane/contract';
import type { ResourceHandlers } from './handlers';

/** Handlers of one resource of the contract. */
export type ContractHandlers<R extends keyof Contract> = ResourceHandlers<Contract, R>;
