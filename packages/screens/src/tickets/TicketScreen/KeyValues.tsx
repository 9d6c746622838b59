import { Box, Card, Text } from '@adlane/ui';

export type KeyValuesProps = {
  /** Names the group. */
  title: string;
  /** What was sent; keys are the sender's own. */
  values: Readonly<Record<string, unknown>>;
};

function formatValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, undefined, 2) ?? '';
}

/** Named values as they were sent, under the sender's own names. */
export function KeyValues({ title, values }: KeyValuesProps) {
  const entries = Object.entries(values);
  return (
    <Card title={title}>
      {entries.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          Nothing was sent.
        </Text>
      ) : (
        <Box
          as="dl"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(7rem, 2fr) minmax(0, 5fr)' }}
          columnGap={4}
          rowGap={{ base: 1, sm: 2 }}
          textStyle="sm"
        >
          {entries.map(([key, value]) => (
            <Box key={key} display="contents">
              <Box as="dt" color="fg.muted" overflowWrap="anywhere">
                {key}
              </Box>
              <Box as="dd" mb={{ base: 2, sm: 0 }} whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
                {formatValue(value)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}
