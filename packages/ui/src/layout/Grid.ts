import { Grid as ChakraGrid } from '@chakra-ui/react';
import type { FunctionComponent } from 'react';
import type { GridProps } from './LayoutProps';

/** Grid of rows and columns. */
export const Grid = ChakraGrid as FunctionComponent<GridProps>;
