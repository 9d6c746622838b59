import {
  Box as ChakraBox,
  Center as ChakraCenter,
  Flex as ChakraFlex,
  Grid as ChakraGrid,
  HStack as ChakraHStack,
  SimpleGrid as ChakraSimpleGrid,
  Stack as ChakraStack,
  Text as ChakraText,
  VisuallyHidden as ChakraVisuallyHidden,
  VStack as ChakraVStack,
} from '@chakra-ui/react';
import type { FunctionComponent } from 'react';
import type { FlexProps, GridProps, LayoutProps, SimpleGridProps, StackProps } from './LayoutProps';

// The types are declared here, because Chakra's own declarations resolve under `bundler` alone. Casts widen the type of
// `ref`: Chakra names the default element, whatever `as` says.

/** An element with styles; a `div` by default. */
export const Box: FunctionComponent<LayoutProps> = ChakraBox;
/** Centers its content in both directions. */
export const Center: FunctionComponent<LayoutProps> = ChakraCenter;
/** Flexible box. */
export const Flex = ChakraFlex as FunctionComponent<FlexProps>;
/** Grid of rows and columns. */
export const Grid = ChakraGrid as FunctionComponent<GridProps>;
/** Elements in a row, centered vertically, with a gap. */
export const HStack = ChakraHStack as FunctionComponent<StackProps>;
/** Grid with equal columns. */
export const SimpleGrid = ChakraSimpleGrid as FunctionComponent<SimpleGridProps>;
/** Elements in a column with a gap. */
export const Stack = ChakraStack as FunctionComponent<StackProps>;
/** Text with styles; a `p` by default. */
export const Text = ChakraText as FunctionComponent<LayoutProps>;
/** Text for screen readers alone. */
export const VisuallyHidden: FunctionComponent<LayoutProps> = ChakraVisuallyHidden;
/** Elements in a column, centered horizontally, with a gap. */
export const VStack = ChakraVStack as FunctionComponent<StackProps>;
