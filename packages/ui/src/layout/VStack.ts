import { VStack as ChakraVStack } from '@chakra-ui/react';
import type { FunctionComponent } from 'react';
import type { StackProps } from './LayoutProps';

/** Elements in a column, centered horizontally, with a gap. */
export const VStack = ChakraVStack as FunctionComponent<StackProps>;
