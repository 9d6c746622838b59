import type { GoogleTemplate } from '@adlane/contract/ads/templates';
import { Drawer, translate } from '@adlane/ui';
import { useMemo } from 'react';
import { useInsertValues } from '../../assist/useInsertValues';
import { buildGooglePreview } from '../../previews/content/buildGooglePreview';
import { PreviewPane } from '../../previews/PreviewPane/PreviewPane';
import { googlePlacements } from '../../previews/placements/googlePlacements';
import { mainGoogleKeys } from '../../previews/placements/previewPlacements';
import type { GoogleTerms } from './googleLaunchBody';

export type GooglePreviewDrawerProps = {
  open: boolean;
  onClose: () => void;
  /** Name of the template. */
  name: string;
  google: GoogleTemplate;
  /** Terms of the launch: its business name and address can differ from the template's. */
  terms: Pick<GoogleTerms, 'businessName' | 'finalUrl' | 'client_user_id'>;
};

/** The ad as Google's surfaces will show it, with the client's smart inserts (ads §2, template-preview drawer). */
export function GooglePreviewDrawer({ open, onClose, name, google, terms }: GooglePreviewDrawerProps) {
  const inserts = useInsertValues(terms.client_user_id ?? null);
  const { businessName, finalUrl } = terms;
  const buildContent = useMemo(
    () => buildGooglePreview({ template: google, businessName, finalUrl, inserts }),
    [google, businessName, finalUrl, inserts],
  );
  return (
    <Drawer open={open} onClose={onClose} title={translate('Preview of {name}', { name })}>
      <PreviewPane placements={googlePlacements} mainKeys={mainGoogleKeys} buildContent={buildContent} />
    </Drawer>
  );
}
