import { adLaunchTypeLabels, platformLabels } from '@adlane/contract/constants';
import { Badge, Box, type CardParts, CoveringLink, Flex, ThumbnailImage } from '@adlane/ui';
import { formatDate } from '../../shared/format/formatDate';
import { type ListedTemplate, statusLabels } from './useTemplates';

/** Badges of a template: platforms, ad type, status. */
export function TemplateMarks({ template }: { template: ListedTemplate }) {
  return (
    <Flex flexWrap="wrap" gap={1.5}>
      {template.platforms.map((platform) => (
        <Badge key={platform}>{platformLabels[platform]}</Badge>
      ))}
      <Badge tone="brand">{adLaunchTypeLabels[template.templateAdType]}</Badge>
      {template.status === 'draft' ? <Badge tone="warning">{statusLabels.draft}</Badge> : null}
      {template.status === 'inactive' ? <Badge>{statusLabels.inactive}</Badge> : null}
      {template.is_published === true ? <Badge tone="positive">Published</Badge> : null}
    </Flex>
  );
}

/** Returns the line under a template's name: niche, launches, last change. */
export function describeUsage({ niche, launched_count, updated_at }: ListedTemplate): string {
  const launched = launched_count === 0 ? 'Not launched' : `Launched ${launched_count}×`;
  return [niche, launched, `changed ${formatDate(updated_at)}`].filter(Boolean).join(' · ');
}

type TemplateCardProps = { template: ListedTemplate; href: string; parts: CardParts };

/** A template as a card; the whole card is clickable. */
export function TemplateCard({ template, href, parts }: TemplateCardProps) {
  return (
    <Flex
      as="article"
      position="relative"
      flexDirection="column"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={parts.isSelected ? 'brand.solid' : 'border'}
      borderRadius="l3"
      shadow="xs"
      overflow="hidden"
      minW={0}
      transition="box-shadow 150ms"
      _hover={{ shadow: 'md' }}
    >
      <ThumbnailImage src={template.thumbnailUrl} alt="" width="100%" ratio="1.91" />
      {parts.checkbox ? (
        <Box
          position="absolute"
          zIndex={1}
          top={2}
          insetStart={2}
          p={1.5}
          lineHeight="0"
          bg="bg.panel"
          borderRadius="l2"
          shadow="xs"
        >
          {parts.checkbox}
        </Box>
      ) : null}
      <Flex flexDirection="column" gap={2} p={4} flex="1" bg={parts.isSelected ? 'brand.subtle' : undefined}>
        <Flex alignItems="flex-start" gap={1}>
          <Box flex="1" minW={0} fontWeight="semibold" overflowWrap="anywhere">
            <CoveringLink href={href}>{template.name}</CoveringLink>
          </Box>
          <Box position="relative" zIndex={1} mt={-1} me={-2}>
            {parts.actions}
          </Box>
        </Flex>
        <Box textStyle="xs" color="fg.muted" flex="1">
          {describeUsage(template)}
        </Box>
        <TemplateMarks template={template} />
      </Flex>
    </Flex>
  );
}
