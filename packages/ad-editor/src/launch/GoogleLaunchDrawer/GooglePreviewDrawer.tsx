import type { GoogleTemplate } from '@adlane/contract/templates';
import { Drawer } from '@adlane/ui';
import { useMemo } from 'react';
import { googlePreview } from '../../previews/content/googlePreview';
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
  const contentOf = useMemo(() => {
    const { businessName = '', finalUrl = '' } = google.launchAdTemplateData ?? {};
    return googlePreview({ template: google, businessName, finalUrl });
  }, [google]);
  return (
    <Drawer open={open} onClose={onClose} title={`Preview of ${name}`}>
      <PreviewPane placements={googlePlacements} mainKeys={mainGoogleKeys} contentOf={contentOf} />
    </Drawer>
  );
}
