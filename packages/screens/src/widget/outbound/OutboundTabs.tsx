import { Box, ButtonLink, Flex, translate } from '@adlane/ui';

/** Links to the lists of a project's outbound contents. */
export type OutboundHrefs = {
  readonly messages: string;
  readonly tours: string;
  readonly tooltips: string;
  readonly surveys: string;
  readonly bots: string;
};

export type OutboundTabsProps = {
  hrefs: OutboundHrefs;
  /** The open list. */
  current: keyof OutboundHrefs;
};

const labels: Readonly<Record<keyof OutboundHrefs, string>> = {
  messages: 'Messages',
  tours: 'Product tours',
  tooltips: 'Tooltips',
  surveys: 'Surveys',
  bots: 'Bots',
};
const names = ['messages', 'tours', 'tooltips', 'surveys', 'bots'] as const;

/** Switches between the lists of what a project sends to its visitors. */
export function OutboundTabs({ hrefs, current }: OutboundTabsProps) {
  return (
    <Box asChild mb={5}>
      <nav aria-label={translate('Outbound')}>
        <Flex gap={2} flexWrap="wrap">
          {names.map((name) => (
            <Box key={name} {...(name === current ? { 'aria-current': 'page' } : {})}>
              <ButtonLink size="sm" variant={name === current ? 'secondary' : 'ghost'} href={hrefs[name]}>
                {translate(labels[name])}
              </ButtonLink>
            </Box>
          ))}
        </Flex>
      </nav>
    </Box>
  );
}
