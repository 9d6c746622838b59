import { Box, type CardParts, CoveringLink, Flex, ThumbnailImage } from '@adlane/ui';
import type { ReactNode } from 'react';

export type PictureCardProps = {
  /** URL of the picture; an icon without one. */
  thumbnailUrl: string | null;
  title: string;
  /** Link of the whole card. */
  href?: string | undefined;
  /** Checkbox and actions of the row. */
  parts: CardParts;
  /** Line under the title. */
  detail: ReactNode;
  /** Badge over the picture, for what is not ordinary: a draft. */
  status?: ReactNode;
  /** Badges at the end. */
  children?: ReactNode;
};

/** A row as a card with a picture; with a link, the whole card is clickable. */
export function PictureCard(props: PictureCardProps) {
  const { thumbnailUrl, title, href, parts, detail, status, children } = props;
  const name = (
    <Box as="bdi" display="block" textAlign="match-parent" truncate>
      {title}
    </Box>
  );
  return (
    <Flex
      as="article"
      position="relative"
      flexDirection="column"
      bg="bg.panel"
      borderWidth="line"
      borderColor={parts.isSelected ? 'brand.solid' : 'border'}
      borderRadius="l3"
      shadow="xs"
      overflow="hidden"
      minW={0}
      transitionProperty="box-shadow"
      transitionDuration="fast"
      _hover={{ shadow: 'md' }}
    >
      <ThumbnailImage src={thumbnailUrl} alt="" width="100%" ratio="1.91" />
      {parts.checkbox ? (
        <Box
          position="absolute"
          zIndex="raised"
          top={2}
          insetStart={2}
          p={1.5}
          lineHeight="0"
          bg="bg.panel"
          borderRadius="l2"
          shadow="xs"
        >
          {parts.checkbox}
        </Box>
      ) : null}
      <Box position="absolute" zIndex="raised" top={2} insetEnd={2} lineHeight="0">
        {status}
      </Box>
      <Flex
        flexDirection="column"
        gap={1.5}
        p={3}
        flex="1"
        bg={parts.isSelected ? 'brand.subtle' : undefined}
      >
        <Flex alignItems="flex-start" gap={1}>
          <Box flex="1" minW={0} fontWeight="semibold">
            {href === undefined ? name : <CoveringLink href={href}>{name}</CoveringLink>}
          </Box>
          <Box position="relative" zIndex="raised" my={-1.5} me={-1}>
            {parts.actions}
          </Box>
        </Flex>
        <Box textStyle="xs" color="fg.muted" flex="1" minW={0} truncate>
          {detail}
        </Box>
        {children}
      </Flex>
    </Flex>
  );
}
