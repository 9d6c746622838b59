import { Stack as ChakraStack } from '@chakra-ui/react';
import type { FunctionComponent } from 'react';
import type { StackProps } from './LayoutProps';

/** Elements in a column with a gap. */
export const Stack = ChakraStack as FunctionComponent<StackProps>;
