import { Box, type BoxProps } from '@chakra-ui/react';
import { createContext, memo, type ReactNode, useContext } from 'react';

const ContentContext = createContext<ReactNode>(null);

function Content() {
  return useContext(ContentContext);
}

/**
 * Creates a box with constant styles, computed on mount and not when its children change: for a field, that
 * is most of the cost of a keystroke.
 */
export function createStaticBox(styleProps: Omit<BoxProps, 'children' | 'ref'>) {
  const StyledBox = memo(function StyledBox() {
    return (
      <Box {...styleProps}>
        <Content />
      </Box>
    );
  });
  return function StaticBox({ children }: { children: ReactNode }) {
    return (
      <ContentContext value={children}>
        <StyledBox />
      </ContentContext>
    );
  };
}
