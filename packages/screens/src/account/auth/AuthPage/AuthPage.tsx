import { Box, Card, Flex, Grid, Heading, Link, Logo, translate } from '@adlane/ui';
import { createContext, type ReactNode, use } from 'react';

/** Links of every public page to pages outside the app: privacy policy, terms, roadmap, support call. */
export const AuthLinksContext = createContext<readonly { readonly label: string; readonly href: string }[]>(
  [],
);

export type AuthPageProps = {
  /** Page title. */
  title: string;
  /** Line under the title. */
  notice?: ReactNode;
  children: ReactNode;
  /** Links under the card. */
  footer?: ReactNode;
  /**
   * Name of the agency.
   *
   * @default the product's logo
   */
  brandName?: string | undefined;
};

/** Layout of all public pages: brand, one card, links. */
export function AuthPage({ title, notice, children, footer, brandName }: AuthPageProps) {
  const links = use(AuthLinksContext);
  return (
    <Grid
      as="main"
      minH="100dvh"
      placeItems="center"
      // From the top: in the middle, all would move when something appears below, and a click would miss.
      alignContent="start"
      gap={6}
      px={4}
      pt={{ base: 10, md: '16vh' }}
      pb={10}
      bg="bg.canvas"
    >
      <Box
        maxW="full"
        textStyle="2xl"
        fontWeight="bold"
        color="brand.fg"
        letterSpacing="tight"
        textAlign="center"
        overflowWrap="anywhere"
      >
        {brandName ?? <Logo size={7} />}
      </Box>
      <Box w="full" maxW="sm">
        <Card>
          <Box mb={5}>
            <Heading level={1} size="lg">
              {title}
            </Heading>
            {notice ? (
              <Box as="output" display="block" mt={2} color="fg.muted" textStyle="sm">
                {notice}
              </Box>
            ) : null}
          </Box>
          {children}
        </Card>
      </Box>
      {footer || links.length > 0 ? (
        <Flex flexWrap="wrap" justifyContent="center" columnGap={5} rowGap={2} textStyle="sm">
          {footer}
          {links.map(({ label, href }) => (
            <Link key={href} href={href} external quiet>
              {translate(label)}
            </Link>
          ))}
        </Flex>
      ) : null}
    </Grid>
  );
}
