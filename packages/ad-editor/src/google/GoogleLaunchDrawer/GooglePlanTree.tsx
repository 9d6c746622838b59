import type { GoogleLaunchPlan } from '@adlane/contract/ads/launches';
import { Box, Heading, Stack, translate } from '@adlane/ui';
import { type PlanMedia, PlannedAdRow } from '../../launch/review/PlannedAdRow';
import { SummaryList } from '../../launch/review/SummaryList';

/** What a Google launch creates: the campaign, its keywords, and its ad with the texts filled in. */
export function GooglePlanTree({ plan, media }: { plan: GoogleLaunchPlan; media: readonly PlanMedia[] }) {
  const { campaignType, campaign, keywords, ad } = plan;
  const isSearch = campaignType === 'SEARCH';
  return (
    <Box as="section" aria-label={translate('What will be created')} display="grid" gap={4}>
      <Heading level={3} size="sm">
        {translate(isSearch ? 'One campaign, one ad group, one ad' : 'One campaign, one asset group')}
      </Heading>
      <Stack as="ul" gap={2} listStyleType="none" aria-label={campaign}>
        <PlannedAdRow platform="Google" ad={ad} media={media} />
      </Stack>
      <SummaryList
        rows={[
          ...(keywords.length > 0
            ? [[isSearch ? 'Keywords' : 'Search themes', keywords.join(', ')] as const]
            : []),
          ['Headlines', ad.headlines.join(' · ')],
          ...(ad.subHeadlines.length > 0 ? [['Long headlines', ad.subHeadlines.join(' · ')] as const] : []),
          ['Descriptions', ad.adText.join(' · ')],
        ]}
      />
    </Box>
  );
}
