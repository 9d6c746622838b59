import { SimpleGrid as ChakraSimpleGrid } from '@chakra-ui/react';
import type { FunctionComponent } from 'react';
import type { SimpleGridProps } from './LayoutProps';

/** Grid with equal columns. */
export const SimpleGrid = ChakraSimpleGrid as FunctionComponent<SimpleGridProps>;
