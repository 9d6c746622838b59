import { Box, Flex, Link, PageHeader, translate } from '@adlane/ui';
import type { ReactNode } from 'react';

/** A section of the account. */
export type AccountSection = {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
};

export type AccountPageProps = {
  /** Name of the open section. */
  title: string;
  /** In display order; a single section needs no links, so leave it empty. */
  sections: readonly AccountSection[];
  /** The open section. */
  children: ReactNode;
};

/** Scrolls the sections, and not the page, as far as the open one needs to be seen whole. */
function showSection(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Layout of "My account": its sections as links, and the open one (ads §2, /agency/my-account). */
export function AccountPage({ title, sections, children }: AccountPageProps) {
  return (
    <>
      <PageHeader title={title} />
      {sections.length === 0 ? null : (
        <Flex
          as="nav"
          aria-label={translate('My account')}
          gap={1}
          mb={6}
          maxW="4xl"
          borderBottomWidth="line"
          overflowX="auto"
          scrollbarWidth="none"
        >
          {sections.map(({ label, href, current }) => (
            <Box
              key={href}
              ref={current ? showSection : undefined}
              px={3}
              py={2.5}
              mb="-1px"
              whiteSpace="nowrap"
              textStyle="sm"
              fontWeight="medium"
              borderBottomWidth="strong"
              borderColor={current ? 'brand.solid' : 'transparent'}
              color={current ? 'brand.fg' : 'fg.muted'}
              aria-current={current ? 'page' : undefined}
            >
              <Link href={href} quiet>
                {label}
              </Link>
            </Box>
          ))}
        </Flex>
      )}
      <Box maxW="4xl">{children}</Box>
    </>
  );
}
