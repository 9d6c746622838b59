import { defaultBaseConfig, type SystemConfig } from '@chakra-ui/react';

type Utilities = NonNullable<SystemConfig['utilities']>;

/** Aligns a text of another direction like its surroundings. Chromium knows the value only with its prefix. */
const matchParent = {
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
} as const;
/** The direction of the first letter: a name reads from its own side and is cut at its own end. */
const ownDirection = { unicodeBidi: 'plaintext', ...matchParent } as const;

/** Returns a utility that gives a cut text its own direction. */
function withOwnDirection(name: 'truncate' | 'lineClamp'): Utilities[string] {
  const utility = defaultBaseConfig.utilities?.[name];
  return {
    ...utility,
    transform: (value, args) => {
      const styles = utility?.transform?.(value, args) ?? {};
      return 'overflow' in styles ? { ...styles, ...ownDirection } : styles;
    },
  };
}

/** Styles of texts that people write, whatever their script. */
export const textUtilities: Utilities = {
  textAlign: {
    ...defaultBaseConfig.utilities?.textAlign,
    transform: (value: 'center' | 'end' | 'match-parent' | 'start') =>
      value === 'match-parent' ? matchParent : { textAlign: value },
  },
  truncate: withOwnDirection('truncate'),
  lineClamp: withOwnDirection('lineClamp'),
};
