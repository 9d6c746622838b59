import { Box, chakra } from '@chakra-ui/react';

export type KeysProps = {
  /** Pressed together, in order: `['Ctrl', 'K']`. 'Mod' is Ctrl, or ⌘ on Apple's devices. */
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

/** A shortcut, key by key. */
export function Keys({ keys }: KeysProps) {
  return (
    <Box as="span" display="inline-flex" gap={1} flexShrink={0} dir="ltr">
      {keys.map((key) => (
        <Key key={key}>{key === 'Mod' ? (isApple() ? '⌘' : 'Ctrl') : key}</Key>
      ))}
    </Box>
  );
}
