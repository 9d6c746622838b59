import { useApi } from '@adlane/api-client';
import type { Template } from '@adlane/contract';
import { defaultVersion, type VersionField } from '@adlane/contract/rules';
import { Box, Button } from '@adlane/ui';
import { useFormState } from '@adlane/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useState } from 'react';
import type { TemplateDraft } from '../../editor/draft/templateDraft';
import { useWorkedOn, type WorkedOn } from '../../editor/workedOn';
import type { PreviewDevice } from '../FacebookFeedPreview/cutText';
import { FacebookFeedPreview } from '../FacebookFeedPreview/FacebookFeedPreview';

export type TemplatePreviewProps = {
  template: Template;
  /** One device with a switch, or both side by side. */
  devices: 'one' | 'both';
};

type ShownDraft = { template: Template; draft: TemplateDraft; shown: WorkedOn };

function usePreviewProps({ template, draft, shown }: ShownDraft) {
  const { queries } = useApi();
  const pages = useQuery(queries.sources.pages.query({ query: {} }));
  const page = pages.data?.data.find(({ is_default }) => is_default) ?? pages.data?.data[0];
  const content = draft.templateContent;
  const textOf = (field: VersionField) => {
    const version =
      content[field].find(({ id }) => id === shown[`templateContent.${field}`]) ??
      defaultVersion(content[field]);
    return version?.value ?? '';
  };
  return {
    pageName: page?.name ?? 'Your page',
    pagePictureUrl: page?.picture_url ?? null,
    text: textOf('adText'),
    headline: textOf('headlines'),
    description: textOf('subHeadlines'),
    callToAction: content.callToAction,
    imageUrl: draft.templateMedia.find(({ kind }) => kind === 'image')?.url ?? template.thumbnailUrl,
    link: draft.templateAdType === 'landing_page' ? content.landingPageUrl : '',
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

const DeferredPreview = memo(function DeferredPreview({
  devices,
  ...shownDraft
}: ShownDraft & Pick<TemplatePreviewProps, 'devices'>) {
  const [device, setDevice] = useState<PreviewDevice>('desktop');
  const preview = usePreviewProps(shownDraft);
  // Another text closes 'See more' again.
  const key = `${preview.text.length > 125}`;
  if (devices === 'both') {
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
});

/** The draft as the Facebook feed would show it, with the versions that are worked on. */
export function TemplatePreview(props: TemplatePreviewProps) {
  const { values } = useFormState<TemplateDraft>({ subscription: { values: true } });
  // The field that is typed into is painted first.
  const draft = useDeferredValue(values);
  return <DeferredPreview {...props} draft={draft} shown={useWorkedOn()} />;
}
