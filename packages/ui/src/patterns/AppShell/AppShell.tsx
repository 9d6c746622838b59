import { chakra } from '@chakra-ui/react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { DocumentTitleContext } from '../../primitives/PageHeader/DocumentTitleContext';
import { useIsNarrow } from '../../provider/useIsNarrow';
import type { AppShellProps } from './AppShellProps';
import { BottomBar } from './BottomBar';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetStart: 4,
    top: -20,
    zIndex: 'skipNav',
    px: 4,
    py: 2,
    borderRadius: 'l2',
    bg: 'brand.solid',
    color: 'brand.contrast',
    textStyle: 'sm',
    fontWeight: 'medium',
    _focus: { top: 4 },
  },
});

const mainId = 'main';

/** Lets what stays in view begin below the banner, which has two lines on a phone. */
function trackHeight(banner: HTMLElement) {
  const shell = banner.parentElement;
  const observer = new ResizeObserver(() =>
    shell?.style.setProperty('--shell-top', `${banner.offsetHeight}px`),
  );
  observer.observe(banner);
  return () => {
    observer.disconnect();
    shell?.style.removeProperty('--shell-top');
  };
}

/** Layout of the app: side menu on wide screens, top and bottom bars on phones. */
export function AppShell(props: AppShellProps) {
  const { navigation, bottomNavigation = navigation.slice(0, 5), banner, toDocumentTitle, children } = props;
  // A server renders both menus, and their styles hide one.
  const isNarrow = useIsNarrow('tablet');
  const renderTitle = (pageTitle: string) => toDocumentTitle && <title>{toDocumentTitle(pageTitle)}</title>;
  return (
    <Flex minH="dvh" direction="column">
      <SkipLink href={`#${mainId}`}>{translate('Skip to content')}</SkipLink>
      {banner ? (
        <Box
          ref={trackHeight}
          role="region"
          aria-label={translate('Notice')}
          bg="brand.solid"
          color="brand.contrast"
          textStyle="sm"
          px={4}
          py={2}
          position="sticky"
          top={0}
          zIndex="banner"
        >
          {banner}
        </Box>
      ) : null}
      <Flex flex="1" align="stretch">
        {isNarrow === true ? null : <SideMenu {...props} />}
        <Flex flex="1" minW={0} direction="column">
          <TopBar {...props} hasMenu={isNarrow !== false} />
          <Box
            as="main"
            id={mainId}
            tabIndex={-1}
            outline={0}
            flex="1"
            w="full"
            textStyle="sm"
            maxW="page.content"
            mx="auto"
            px={{ base: 4, md: 6 }}
            pt={{ base: 4, md: 5 }}
            pb={{ base: 28, lg: 8 }}
          >
            <DocumentTitleContext value={renderTitle}>{children}</DocumentTitleContext>
          </Box>
        </Flex>
      </Flex>
      {isNarrow === false ? null : <BottomBar items={bottomNavigation} />}
    </Flex>
  );
}
