import { VisuallyHidden as ChakraVisuallyHidden } from '@chakra-ui/react';
import type { FunctionComponent } from 'react';
import type { LayoutProps } from './LayoutProps';

/** Text for screen readers alone. */
export const VisuallyHidden: FunctionComponent<LayoutProps> = ChakraVisuallyHidden;
