import { HStack as ChakraHStack } from '@chakra-ui/react';
import type { FunctionComponent } from 'react';
import type { StackProps } from './LayoutProps';

/** Elements in a row, centered vertically, with a gap. */
export const HStack = ChakraHStack as FunctionComponent<StackProps>;
