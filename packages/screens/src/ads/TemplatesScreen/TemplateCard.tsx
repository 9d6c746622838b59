import type { TemplateRow } from '@adlane/contract';
import { adLaunchTypeLabels } from '@adlane/contract/constants';
import { Badge, Box, Link, ThumbnailImage } from '@adlane/ui';
import { formatDate } from '../../format/formatDate';

const platformLabels = { facebook: 'Facebook', google: 'Google' } as const;

/** What is told of a template by marks: platforms, kind of ad, state. */
export function TemplateMarks({ template }: { template: TemplateRow }) {
  return (
    <Box display="flex" flexWrap="wrap" gap={1.5}>
      {template.platforms.map((platform) => (
        <Badge key={platform}>{platformLabels[platform]}</Badge>
      ))}
      <Badge tone="brand">{adLaunchTypeLabels[template.templateAdType]}</Badge>
      {template.status === 'draft' ? <Badge tone="warning">Draft</Badge> : null}
      {template.status === 'inactive' ? <Badge>Inactive</Badge> : null}
    </Box>
  );
}

/** How often and when: the line under a template's name. */
export function describeUse({ niche, launched_count, updated_at }: TemplateRow): string {
  const launched = launched_count === 0 ? 'Not launched' : `Launched ${launched_count}×`;
  return [niche, launched, `changed ${formatDate(updated_at)}`].filter(Boolean).join(' · ');
}

/** A template as a card; all of it can be pressed. */
export function TemplateCard({ template, href }: { template: TemplateRow; href: string }) {
  return (
    <Box
      as="article"
      position="relative"
      display="flex"
      flexDirection="column"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="xs"
      overflow="hidden"
      minW={0}
      transition="box-shadow 150ms"
      _hover={{ shadow: 'md' }}
      // The link's own ring would be cut to its text.
      _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
      css={{ '& a::after': { content: '""', position: 'absolute', inset: 0 } }}
    >
      <ThumbnailImage src={template.thumbnailUrl} alt="" width="100%" ratio="1.91" />
      <Box display="flex" flexDirection="column" gap={2} p={4} flex="1">
        <Box fontWeight="semibold" overflowWrap="anywhere">
          <Link href={href} quiet>
            {template.name}
          </Link>
        </Box>
        <Box textStyle="xs" color="fg.muted" flex="1">
          {describeUse(template)}
        </Box>
        <TemplateMarks template={template} />
      </Box>
    </Box>
  );
}
