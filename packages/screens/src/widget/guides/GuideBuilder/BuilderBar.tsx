import type { GuideKind } from '@adlane/contract/widget/guides';
import { Box, Button, Flex, Text, translate } from '@adlane/ui';
import type { BuilderStatus } from '@adlane/widget-core/protocol';
import { kindTexts } from '../guideTexts';

export type BuilderBarProps = {
  kind: GuideKind;
  status: BuilderStatus;
  /** Address of the page. */
  page: string;
  /** A field waits for an element. */
  canPick: boolean;
  onPick: () => void;
  onBrowse: () => void;
  onEdit: () => void;
};

/** The builder while the page is in view: a line and a bar that fill the lowered frame, 65 pixels high (widget §4.11). */
export function BuilderBar({ kind, status, page, canPick, onPick, onBrowse, onEdit }: BuilderBarProps) {
  const isPicking = status === 'picker';
  return (
    <Flex
      h={16}
      boxSizing="content-box"
      align="center"
      justify="space-between"
      gap={2}
      px={3}
      borderTopWidth="line"
      bg="bg.panel"
    >
      <Box minW={0} flex="1">
        <Text textStyle="sm" fontWeight="medium" truncate>
          {isPicking
            ? translate('Click an element of the page')
            : translate('Browsing. Your changes to the {noun} are not lost.', {
                noun: translate(kindTexts[kind].noun),
              })}
        </Text>
        <Text textStyle="xs" color="fg.muted" truncate display={{ base: 'none', sm: 'block' }}>
          {page}
        </Text>
      </Box>
      {isPicking ? (
        <Button size="sm" variant="ghost" onClick={onBrowse}>
          {translate('Browse')}
        </Button>
      ) : null}
      {!isPicking && canPick ? (
        <Button size="sm" variant="secondary" onClick={onPick}>
          {translate('Pick element')}
        </Button>
      ) : null}
      <Button size="sm" onClick={onEdit}>
        {isPicking ? translate('Cancel') : translate('Edit')}
      </Button>
    </Flex>
  );
}
