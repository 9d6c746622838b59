import { adLaunchTypeLabels, platformLabels } from '@adlane/contract/constants';
import { Badge, type CardParts, Flex, translate } from '@adlane/ui';
import type { ReactNode } from 'react';
import { formatShortDate } from '../../../shared/format/formatShortDate';
import { PictureCard } from '../../../shared/PictureCard/PictureCard';
import { type ListedTemplate, statusLabels } from './useTemplates';

type TemplateMarksProps = { template: ListedTemplate; children?: ReactNode };

/** Badges of a template: platforms, ad type, and the list's own. */
export function TemplateMarks({ template, children }: TemplateMarksProps) {
  return (
    <Flex flexWrap="wrap" gap={1.5}>
      {template.platforms.map((platform) => (
        <Badge key={platform}>{platformLabels[platform]}</Badge>
      ))}
      <Badge tone="brand">{translate(adLaunchTypeLabels[template.templateAdType])}</Badge>
      {children}
    </Flex>
  );
}

/** Badge of a template that is no ordinary active one: draft, inactive, published. */
export function TemplateStatus({ template: { status, is_published } }: { template: ListedTemplate }) {
  if (status === 'draft') return <Badge tone="warning">{translate(statusLabels.draft)}</Badge>;
  if (status === 'inactive') return <Badge>{translate(statusLabels.inactive)}</Badge>;
  return is_published === true ? <Badge tone="positive">{translate('Published')}</Badge> : null;
}

/** Returns the line under a template's name: launches, last change, niche. */
export function describeUsage({ niche, launched_count, updated_at }: ListedTemplate): string {
  const launched =
    launched_count === 0
      ? translate('Not launched')
      : translate('Launched {count}×', { count: launched_count });
  return [launched, formatShortDate(updated_at), niche].filter(Boolean).join(' · ');
}

type TemplateCardProps = { template: ListedTemplate; href: string; parts: CardParts };

/** A template as a card; the whole card is clickable. */
export function TemplateCard({ template, href, parts }: TemplateCardProps) {
  return (
    <PictureCard
      thumbnailUrl={template.thumbnailUrl}
      title={template.name}
      href={href}
      parts={parts}
      detail={describeUsage(template)}
      status={<TemplateStatus template={template} />}
    >
      <TemplateMarks template={template} />
    </PictureCard>
  );
}
