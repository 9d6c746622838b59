import { Box, Grid, Text, translate } from '@adlane/ui';
import { DetailSection } from '../../../shared/DetailColumns/DetailSection';

export type KeyValuesProps = {
  /** Title of the group. */
  title: string;
  /** Values as sent, with the sender's keys. */
  values: Readonly<Record<string, unknown>>;
};

function formatValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, undefined, 2) ?? '';
}

/** Key-value list of data as it was sent. */
export function KeyValues({ title, values }: KeyValuesProps) {
  const entries = Object.entries(values);
  return (
    <DetailSection title={title}>
      {entries.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {translate('Nothing was sent.')}
        </Text>
      ) : (
        <Grid
          as="dl"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax({sizes.28}, 2fr) minmax(0, 5fr)' }}
          columnGap={4}
          rowGap={{ base: 1, sm: 2 }}
          textStyle="sm"
        >
          {entries.map(([key, value]) => (
            <Box key={key} display="contents">
              <Box as="dt" color="fg.muted" overflowWrap="anywhere">
                {key}
              </Box>
              <Box as="dd" mb={{ base: 2, sm: 0 }}>
                <Box w="fit-content" maxW="full" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
                  {formatValue(value)}
                </Box>
              </Box>
            </Box>
          ))}
        </Grid>
      )}
    </DetailSection>
  );
}
