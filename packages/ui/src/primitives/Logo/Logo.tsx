import { Box } from '../../layout/Box';

export type LogoProps = {
  /**
   * Height of the symbol: step of sizes, or a CSS length.
   * @default 6
   */
  size?: number | string;
  /** Shows only the symbol. */
  signOnly?: boolean;
};

/** Logo of the product: the symbol (two lanes that meet) and the name. */
export function Logo({ size = 6, signOnly = false }: LogoProps) {
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      gap={2.5}
      color="fg"
      fontWeight="semibold"
      letterSpacing="tight"
    >
      <Box asChild color="brand.solid" flexShrink={0} boxSize={size}>
        <svg
          viewBox="0 0 24 24"
          fill="none"
          {...(signOnly ? { role: 'img', 'aria-label': 'Adlane' } : { 'aria-hidden': true })}
        >
          <path d="M12 2.5 2.5 21.5H8L12 13Z" fill="currentColor" />
          <path d="M12 2.5 21.5 21.5H16L12 13Z" fill="currentColor" opacity="0.55" />
        </svg>
      </Box>
      {signOnly ? null : 'Adlane'}
    </Box>
  );
}
