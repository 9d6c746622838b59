import { Box, type BoxProps } from '@chakra-ui/react';
import { useMemo } from 'react';
import { buildBrandScale } from '../theme/buildBrandScale';
import { toCssVariables } from './BrandColor';

export type BrandScopeProps = Omit<BoxProps, 'color'> & {
  /** Accent color as `#RRGGBB`. */
  color: string;
  /** Color mode of the content. */
  mode: 'light' | 'dark';
};

/** A part of the app with another accent and color mode, such as the preview of a customer's page. */
export function BrandScope({ color, mode, style, ...box }: BrandScopeProps) {
  const variables = useMemo(() => toCssVariables(buildBrandScale(color)[mode]), [color, mode]);
  return (
    <Box
      className={mode}
      color="fg"
      bg="bg.panel"
      {...box}
      style={{ ...variables, ...style, colorScheme: mode }}
    />
  );
}
