import { Badge, Box, HStack } from '@adlane/ui';
import { getRatio, getValue, type Mode, type Pair } from './pairs';
import { TokenTable } from './TokenTable';

/** What WCAG 2.2 AA asks of text. */
const textRatio = 4.5;

/** Text where text is meant; a border or icon of 3:1 would be unreadable as text, so it is drawn as a line. */
function Sample({ pair, mode }: { readonly pair: Pair; readonly mode: Mode }) {
  const color = getValue(pair.frontColor, mode);
  const isText = pair.least >= textRatio;
  return (
    <Box
      as="span"
      aria-hidden
      display="inline-block"
      minW={9}
      h={7}
      px={2}
      py={1}
      borderRadius="l1"
      borderWidth="2px"
      fontWeight="semibold"
      style={{
        background: getValue(pair.backColor, mode),
        borderColor: isText ? 'transparent' : color,
        ...(isText && { color }),
      }}
    >
      {isText ? 'Aa' : null}
    </Box>
  );
}

function Contrast({ pair, mode }: { readonly pair: Pair; readonly mode: Mode }) {
  const ratio = getRatio(pair, mode);
  const passes = ratio >= pair.least;
  return (
    <HStack gap={3}>
      <Sample pair={pair} mode={mode} />
      {ratio.toFixed(2)}
      <Badge tone={passes ? 'positive' : 'negative'}>{passes ? 'AA' : 'Fails AA'}</Badge>
    </HStack>
  );
}

/** Contrast of color pairs in light and dark, with the verdict of WCAG 2.2 AA. */
export function ContrastTable({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <TokenTable
      label="Contrast of color pairs"
      columns={['Required', 'Light', 'Dark']}
      rows={pairs.map((pair) => ({
        name: `${pair.front} on ${pair.back}`,
        cells: [
          `${pair.least}:1`,
          <Contrast key="light" pair={pair} mode="light" />,
          <Contrast key="dark" pair={pair} mode="dark" />,
        ],
      }))}
    />
  );
}
