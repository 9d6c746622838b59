import { ArrowLeft } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { HStack } from '../../layout/HStack';
import { barControls, controlHeight } from '../../theme/controlHeight';
import { Heading } from '../Heading/Heading';
import { Link } from '../Link/Link';
import { DocumentTitleContext } from './DocumentTitleContext';

export type PageHeaderProps = {
  /** Title of the page: its only first-level heading. */
  title: string;
  /** Facts of the record, under the title. */
  description?: ReactNode;
  /** What the page is for, behind a button beside the title: `PageHelp`. */
  help?: ReactNode;
  /** Badge beside the title. */
  badge?: ReactNode;
  /** Picture of the record, before its title: a `ThumbnailImage` or an `Avatar`. */
  picture?: ReactNode;
  /** Link to the parent page. */
  back?: { href: string; label: string };
  /** Buttons at the end; the main action last. */
  actions?: ReactNode;
  /**
   * Without space below, for a bar that stays in view.
   * @default false
   */
  compact?: boolean;
};

/** Title and actions of a page in one line. Within an `AppShell` with `toDocumentTitle`, also names the document. */
export function PageHeader({
  title,
  description,
  help,
  badge,
  picture,
  back,
  actions,
  compact,
}: PageHeaderProps) {
  return (
    <Box as="header" mb={compact ? 0 : 4}>
      {use(DocumentTitleContext)(title)}
      {back ? (
        <Box mb={compact ? 0.5 : 2} textStyle="sm" color="fg.muted">
          <Link href={back.href} quiet>
            <HStack as="span" display="inline-flex" gap={1.5}>
              <Box as={ArrowLeft} boxSize={4} _rtl={{ transform: 'scaleX(-1)' }} aria-hidden />
              {back.label}
            </HStack>
          </Link>
        </Box>
      ) : null}
      <Flex wrap="wrap" align="flex-start" justify="space-between" gapX={6} gapY={2} css={barControls}>
        {/* A long title or description gives way, before the actions move below it. */}
        <HStack gap={3} align="flex-start" flex="1 1 16rem" minW={0}>
          {picture}
          <Box minW={0}>
            <HStack flexWrap="wrap" gap={2} minH={controlHeight}>
              <Heading level={1} size="xl">
                {title}
              </Heading>
              {badge}
              {help}
            </HStack>
            {description ? (
              <Box textStyle="sm" color="fg.muted" maxW="page.text">
                {description}
              </Box>
            ) : null}
          </Box>
        </HStack>
        {actions ? (
          <Flex wrap="wrap" gap={2}>
            {actions}
          </Flex>
        ) : null}
      </Flex>
    </Box>
  );
}
