import type { GoogleTemplate } from '@adlane/contract/ads/templates';
import { Drawer, translate } from '@adlane/ui';
import { useMemo } from 'react';
import { buildGooglePreview } from '../../previews/content/buildGooglePreview';
import { PreviewPane } from '../../previews/PreviewPane/PreviewPane';
import { googlePlacements } from '../../previews/placements/googlePlacements';
import { mainGoogleKeys } from '../../previews/placements/previewPlacements';

export type GooglePreviewDrawerProps = {
  open: boolean;
  onClose: () => void;
  /** Name of the template. */
  name: string;
  google: GoogleTemplate;
};

/** The ad as Google's surfaces will show it (ads §2, template-preview drawer). */
export function GooglePreviewDrawer({ open, onClose, name, google }: GooglePreviewDrawerProps) {
  const buildContent = useMemo(() => {
    const { businessName = '', finalUrl = '' } = google.launchAdTemplateData ?? {};
    return buildGooglePreview({ template: google, businessName, finalUrl });
  }, [google]);
  return (
    <Drawer open={open} onClose={onClose} title={translate('Preview of {name}', { name })}>
      <PreviewPane placements={googlePlacements} mainKeys={mainGoogleKeys} buildContent={buildContent} />
    </Drawer>
  );
}
