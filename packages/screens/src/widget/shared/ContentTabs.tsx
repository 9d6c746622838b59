import { Box, ButtonLink, Flex, translate } from '@adlane/ui';

/** Links to a project's content. */
export type ContentHrefs = {
  readonly project: string;
  readonly help: string;
  readonly news: string;
  readonly checklists: string;
  readonly featureRequests: string;
};

const tabs = [
  ['help', 'Help center'],
  ['news', 'News'],
  ['checklists', 'Checklists'],
  ['featureRequests', 'Feature requests'],
] as const;

export type ContentTabsProps = {
  hrefs: ContentHrefs;
  /** The open list. */
  current: (typeof tabs)[number][0];
};

/** Switches between the lists of a project's content. */
export function ContentTabs({ hrefs, current }: ContentTabsProps) {
  return (
    <Box asChild mb={5}>
      <nav aria-label={translate('Content')}>
        <Flex gap={2} flexWrap="wrap">
          {tabs.map(([name, label]) => (
            <Box key={name} {...(name === current ? { 'aria-current': 'page' } : {})}>
              <ButtonLink size="sm" variant={name === current ? 'secondary' : 'ghost'} href={hrefs[name]}>
                {translate(label)}
              </ButtonLink>
            </Box>
          ))}
        </Flex>
      </nav>
    </Box>
  );
}
