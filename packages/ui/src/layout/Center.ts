import { Center as ChakraCenter } from '@chakra-ui/react';
import type { FunctionComponent } from 'react';
import type { LayoutProps } from './LayoutProps';

/** Centers its content in both directions. */
export const Center: FunctionComponent<LayoutProps> = ChakraCenter;
