import { Text as ChakraText } from '@chakra-ui/react';
import type { FunctionComponent } from 'react';
import type { LayoutProps } from './LayoutProps';

/** Text with styles; a `p` by default. */
export const Text = ChakraText as FunctionComponent<LayoutProps>;
