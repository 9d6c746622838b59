import { Box, type BoxProps } from '@chakra-ui/react';
import { createContext, memo, type ReactNode, useContext } from 'react';

const ContentContext = createContext<ReactNode>(null);

function Content() {
  return useContext(ContentContext);
}

/**
 * A box of one constant look. Its styles are worked out when it appears and not whenever what stands in it changes: of
 * a field that is typed into, that is most of the work of a key.
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
