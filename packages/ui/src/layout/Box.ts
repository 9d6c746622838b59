import { Box as ChakraBox } from '@chakra-ui/react';
import type { FunctionComponent } from 'react';
import type { LayoutProps } from './LayoutProps';

/** An element with styles; a `div` by default. */
export const Box: FunctionComponent<LayoutProps> = ChakraBox;
