import { chakra } from '@chakra-ui/react';
import { Box } from '../../layout/Box';

export type KeysProps = {
  /** Keys of the shortcut: `['Ctrl', 'K']`. 'Mod' is Ctrl, or ⌘ on Apple devices. */
  keys: readonly string[];
};

const Key = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: 5,
    h: 5,
    px: 1,
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontFamily: 'body',
    textStyle: '2xs',
    fontWeight: 'medium',
  },
});

function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Keyboard shortcut. */
export function Keys({ keys }: KeysProps) {
  return (
    <Box as="span" display="inline-flex" gap={1} flexShrink={0} dir="ltr">
      {keys.map((key) => (
        <Key key={key}>{key === 'Mod' ? (isApple() ? '⌘' : 'Ctrl') : key}</Key>
      ))}
    </Box>
  );
}
