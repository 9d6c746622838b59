import type { FacebookPage } from '@adlane/contract/ads/sources';
import type { Template } from '@adlane/contract/ads/templates';
import { findCarousel } from '@adlane/contract/rules';
import { Drawer, translate } from '@adlane/ui';
import { useMemo } from 'react';
import { useInsertValues } from '../../assist/useInsertValues';
import { buildFacebookPreview } from '../../previews/content/buildFacebookPreview';
import { formatPlacementNote } from '../../previews/content/formatPlacementNote';
import { PreviewPane } from '../../previews/PreviewPane/PreviewPane';
import { metaPlacements } from '../../previews/placements/metaPlacements';
import type { PreviewPlacement } from '../../previews/placements/PreviewPlacement';
import { mainMetaKeys } from '../../previews/placements/previewPlacements';
import type { ChosenPost } from '../post/ChosenPost';
import { PostPreview } from '../post/PostPreview';

export type AdPreviewDrawerProps = {
  open: boolean;
  onClose: () => void;
  template: Template;
  /** The page that the ad is posted by. */
  page: FacebookPage;
  /** The post that is promoted instead of the template's texts and media. */
  post?: ChosenPost | undefined;
  /** The client whose smart inserts fill the texts; null for the agency's own. */
  clientId: number | null;
};

/** The ad as it will be shown, with the page that was chosen (ads §2, template-preview drawer). */
export function AdPreviewDrawer({ open, onClose, template, page, post, clientId }: AdPreviewDrawerProps) {
  const inserts = useInsertValues(clientId);
  const isCarousel = findCarousel(template.templateContent) !== undefined;
  const buildContent = useMemo(
    () => buildFacebookPreview({ ad: template, media: template.templateMedia, page, inserts }),
    [template, page, inserts],
  );
  return (
    <Drawer open={open} onClose={onClose} title={translate('Preview of {name}', { name: template.name })}>
      {post ? (
        <PostPreview post={post} page={page} />
      ) : (
        <PreviewPane
          placements={metaPlacements}
          mainKeys={mainMetaKeys}
          buildContent={buildContent}
          buildNote={(placement: PreviewPlacement) =>
            formatPlacementNote({ ...template, isCarousel }, placement)
          }
        />
      )}
    </Drawer>
  );
}
