import { useApi } from '@adlane/api-client';
import type { Template } from '@adlane/contract';
import { defaultVersion, type VersionField } from '@adlane/contract/rules';
import { Box, Button } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TemplateDraft } from '../draft/templateDraft';
import type { PreviewDevice } from '../FacebookFeedPreview/cutText';
import { FacebookFeedPreview } from '../FacebookFeedPreview/FacebookFeedPreview';

/** Ids of the versions that are worked on, by list; a list without one shows its default. */
export type ShownVersions = Readonly<Partial<Record<VersionField, number>>>;

export type TemplatePreviewProps = {
  template: Template;
  draft: TemplateDraft;
  shown: ShownVersions;
  /** One device with a switch, or both side by side. */
  devices: 'one' | 'both';
};

function usePreviewProps({ template, draft, shown }: TemplatePreviewProps) {
  const { queries } = useApi();
  const pages = useQuery(queries.sources.pages.query({ query: {} }));
  const page = pages.data?.data.find(({ is_default }) => is_default) ?? pages.data?.data[0];
  const content = draft.templateContent;
  const textOf = (field: VersionField) => {
    const version = content[field].find(({ id }) => id === shown[field]) ?? defaultVersion(content[field]);
    return version?.value ?? '';
  };
  return {
    pageName: page?.name ?? 'Your page',
    pagePictureUrl: page?.picture_url ?? null,
    text: textOf('adText'),
    headline: textOf('headlines'),
    description: textOf('subHeadlines'),
    callToAction: content.callToAction,
    imageUrl: template.templateMedia.find(({ kind }) => kind === 'image')?.url ?? template.thumbnailUrl,
    link: template.templateAdType === 'landing_page' ? content.landingPageUrl : '',
  };
}

const deviceLabels = { desktop: 'Desktop', mobile: 'Mobile' } as const;

function DeviceSwitch({
  device,
  onChange,
}: {
  device: PreviewDevice;
  onChange: (device: PreviewDevice) => void;
}) {
  return (
    <Box as="fieldset" aria-label="Preview on" display="flex" gap={1}>
      {(['desktop', 'mobile'] as const).map((each) => (
        <Button
          key={each}
          size="sm"
          variant={each === device ? 'secondary' : 'ghost'}
          aria-pressed={each === device}
          onClick={() => onChange(each)}
        >
          {deviceLabels[each]}
        </Button>
      ))}
    </Box>
  );
}

/** The draft as the Facebook feed would show it, with the versions that are worked on. */
export function TemplatePreview(props: TemplatePreviewProps) {
  const [device, setDevice] = useState<PreviewDevice>('desktop');
  const preview = usePreviewProps(props);
  // Another text closes 'See more' again.
  const key = `${preview.text.length > 125}`;
  if (props.devices === 'both') {
    return (
      <Box display="flex" flexWrap="wrap" alignItems="flex-start" gap={8}>
        <FacebookFeedPreview key={`desktop ${key}`} device="desktop" {...preview} />
        <FacebookFeedPreview key={`mobile ${key}`} device="mobile" {...preview} />
      </Box>
    );
  }
  return (
    <Box display="grid" gap={3} justifyItems="start">
      <DeviceSwitch device={device} onChange={setDevice} />
      <FacebookFeedPreview key={`${device} ${key}`} device={device} {...preview} />
    </Box>
  );
}
