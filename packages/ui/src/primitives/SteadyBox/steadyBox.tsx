import { Box, type BoxProps } from '@chakra-ui/react';
import { createContext, memo, type ReactNode, useContext } from 'react';

const HeldContext = createContext<ReactNode>(null);

function Held() {
  return useContext(HeldContext);
}

/**
 * A box of one constant look. Its styles are worked out when it appears and not whenever what stands in it changes: of
 * a field that is typed into, that is most of the work of a key.
 */
export function steadyBox(look: Omit<BoxProps, 'children' | 'ref'>) {
  const Look = memo(function Look() {
    return (
      <Box {...look}>
        <Held />
      </Box>
    );
  });
  return function SteadyBox({ children }: { children: ReactNode }) {
    return (
      <HeldContext value={children}>
        <Look />
      </HeldContext>
    );
  };
}
