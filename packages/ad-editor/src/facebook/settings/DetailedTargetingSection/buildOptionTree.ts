import type { TargetingOption } from '@adlane/contract/ads/lookups';
import { translate } from '@adlane/ui';

/** A level of the options' paths: its sublevels and its options. */
export type OptionBranch = {
  readonly name: string;
  /** The steps that lead to it, itself included: unique in the tree. */
  readonly key: string;
  readonly branches: readonly OptionBranch[];
  readonly options: readonly TargetingOption[];
};

type Placed = { readonly option: TargetingOption; readonly steps: readonly string[] };

function buildBranch(name: string, key: string, placed: readonly Placed[]): OptionBranch {
  const below = new Map<string, Placed[]>();
  for (const { option, steps } of placed) {
    const [step, ...rest] = steps;
    if (step !== undefined) below.set(step, [...(below.get(step) ?? []), { option, steps: rest }]);
  }
  return {
    name,
    key,
    branches: [...below].map(([step, rest]) => buildBranch(step, `${key}/${step}`, rest)),
    options: placed.filter(({ steps }) => steps.length === 0).map(({ option }) => option),
  };
}

/** Facebook's options as a tree by their paths, in Facebook's order; an option's own name at the end of its path is no step. */
export function buildOptionTree(options: readonly TargetingOption[]): readonly OptionBranch[] {
  const placed = options.map((option) => ({
    option,
    steps: option.path.at(-1) === option.name ? option.path.slice(0, -1) : option.path,
  }));
  const root = buildBranch('', '', placed);
  // An option without a path would be lost above the first steps.
  return root.options.length > 0
    ? [...root.branches, { ...root, name: translate('Others'), key: '/', branches: [] }]
    : root.branches;
}
