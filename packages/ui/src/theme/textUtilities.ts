import { defaultBaseConfig, type SystemConfig } from '@chakra-ui/react';

type Utilities = NonNullable<SystemConfig['utilities']>;

/** Aligns a text of another direction like its surroundings. Chromium knows the value only with its prefix. */
const matchParent = {
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
} as const;

/** Returns a utility that gives a cut text its own direction, so that it is cut at its own end. */
function withOwnDirection(name: 'truncate' | 'lineClamp'): Utilities[string] {
  const base = defaultBaseConfig.utilities?.[name];
  return {
    transform(value, args) {
      const styles = base?.transform?.(value, args) ?? {};
      return 'overflow' in styles ? { ...styles, unicodeBidi: 'plaintext', ...matchParent } : styles;
    },
  };
}

/** Styles of texts that people write, whatever their script. They are merged with Chakra's. */
export const textUtilities: Utilities = {
  textAlign: {
    transform: (value: 'center' | 'end' | 'match-parent' | 'start') =>
      value === 'match-parent' ? matchParent : { textAlign: value },
  },
  truncate: withOwnDirection('truncate'),
  lineClamp: withOwnDirection('lineClamp'),
};
