import { Flex as ChakraFlex } from '@chakra-ui/react';
import type { FunctionComponent } from 'react';
import type { FlexProps } from './LayoutProps';

/** Flexible box. */
export const Flex = ChakraFlex as FunctionComponent<FlexProps>;
