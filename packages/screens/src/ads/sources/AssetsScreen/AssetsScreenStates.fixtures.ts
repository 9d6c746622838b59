import { contract } from '@adlane/contract';

export const { sources, facebookAssets } = contract;
