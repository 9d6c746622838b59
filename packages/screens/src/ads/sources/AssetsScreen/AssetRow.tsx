import {
  Box,
  Button,
  Checkbox,
  Flex,
  HStack,
  Radio,
  StatusBadge,
  Text,
  type Tone,
  translate,
} from '@adlane/ui';

/** One row of the list: an ad account or a page. */
export type AssetRowData = {
  readonly id: number;
  /** Platform id. */
  readonly externalId: string;
  readonly name: string;
  /** Distinguishing details: currency, time zone. */
  readonly note: string;
  readonly status: { readonly tone: Tone; readonly text: string };
  /** Stored as used; only then can it be shared and opened. */
  readonly isUsed: boolean;
};

export type AssetRowProps = {
  row: AssetRowData;
  /** Form field of the default; the radios of a list share it. */
  group: string;
  isSelected: boolean;
  isDefault: boolean;
  onSelect: (isSelected: boolean) => void;
  onDefault: () => void;
  /** Ids of the clients that may use it; undefined if it cannot be shared. */
  sharedWith: readonly number[] | undefined;
  onShare: () => void;
  /** Opens its details. */
  onOpen?: (() => void) | undefined;
};

function formatShares(count: number): string {
  if (count === 0) return 'Share';
  return count === 1
    ? translate('Shared with 1 client')
    : translate('Shared with {count} clients', { count });
}

/** One ad account or page: used, default, shared clients. */
export function AssetRow(props: AssetRowProps) {
  const { row, group, isSelected, isDefault, onSelect, onDefault, sharedWith, onShare, onOpen } = props;
  const { name, note, status } = row;
  return (
    <Flex
      as="li"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gapX={4}
      gapY={2}
      p={3}
      borderWidth="line"
      borderRadius="l2"
      bg={isSelected ? 'bg.panel' : 'bg.muted'}
    >
      <Box minW={0} flex="1 1 {sizes.64}">
        <Checkbox
          label={
            <Box as="bdi" fontWeight="medium">
              {name}
            </Box>
          }
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
        <Flex flexWrap="wrap" alignItems="center" gapX={2} gapY={1} ps={7}>
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {note}
          </Text>
          <StatusBadge {...status} />
        </Flex>
      </Box>
      <HStack flexWrap="wrap" gap={3} ps={{ base: 7, md: 0 }}>
        <Radio
          name={group}
          label={translate('Default')}
          aria-label={translate('Default: {name}', { name })}
          disabled={!isSelected}
          checked={isDefault}
          onChange={onDefault}
        />
        {onOpen ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={translate('Instagram and pixels: {name}', { name })}
            disabled={!row.isUsed}
            onClick={onOpen}
          >
            {translate('Instagram and pixels')}
          </Button>
        ) : null}
        {sharedWith ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`${formatShares(sharedWith.length)}: ${name}`}
            onClick={onShare}
          >
            {formatShares(sharedWith.length)}
          </Button>
        ) : null}
      </HStack>
    </Flex>
  );
}
