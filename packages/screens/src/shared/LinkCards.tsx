import { ButtonLink, Card, Grid, Stack, Text, translate } from '@adlane/ui';

export type LinkCardsProps = {
  cards: readonly {
    readonly href: string;
    readonly title: string;
    readonly text: string;
    /** Text of the link. */
    readonly action: string;
  }[];
  /** Cards side by side on a wide screen. */
  columns: 2 | 3;
};

/** Cards that explain and link to pages. */
export function LinkCards({ cards, columns }: LinkCardsProps) {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', md: `repeat(${columns}, 1fr)` }} gap={4}>
      {cards.map(({ href, title, text, action }) => (
        <Card key={href} title={translate(title)}>
          <Stack gap={4} align="flex-start">
            <Text textStyle="sm" color="fg.muted">
              {translate(text)}
            </Text>
            <ButtonLink variant="secondary" size="sm" href={href}>
              {translate(action)}
            </ButtonLink>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
