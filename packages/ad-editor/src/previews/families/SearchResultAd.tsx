import { translate } from '@adlane/ui';
import type { CSSProperties } from 'react';
import { AdvertiserPicture } from '../parts/Advertiser';
import { LinkHost } from '../parts/LinkHost';
import { MediaBox } from '../parts/MediaBox';
import { PreviewFrame } from '../parts/PreviewFrame';
import { colorVariables } from '../parts/previewColors';
import { TruncatedText } from '../parts/TruncatedText';
import { type FamilyProps, screenWidths, toSkin } from './FamilyProps';

/** A search result, with the image next to it if there is one. */
export function SearchResultAd({ placement, content, mode }: FamilyProps) {
  const { cutOffs, device } = placement;
  return (
    <PreviewFrame skin={toSkin(placement)} mode={mode} width={screenWidths[device]}>
      <div style={{ display: 'grid', gap: 6, padding: 16 }}>
        <b>{translate('Sponsored')}</b>
        <div style={{ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 }}>
          <AdvertiserPicture name={content.name} pictureUrl={content.pictureUrl} size={28} />
          <div style={{ minWidth: 0, lineHeight: 1.3 }}>
            <div dir="auto">{content.name}</div>
            <LinkHost link={content.link} placeholder="your-site.example" style={quiet} />
          </div>
        </div>
        <div style={content.media ? withPicture : undefined}>
          <div style={{ minWidth: 0 }}>
            <TruncatedText
              text={content.headline}
              characters={cutOffs.headline}
              placeholder="Your headlines"
              style={title}
            />
            <TruncatedText
              text={content.text}
              characters={cutOffs.text}
              placeholder="Your description"
              style={body}
            />
          </div>
          {content.media ? <MediaBox media={content.media} ratio={1} isSmall style={picture} /> : null}
        </div>
      </div>
    </PreviewFrame>
  );
}

const quiet: CSSProperties = { fontSize: 12, color: colorVariables.muted, overflowWrap: 'anywhere' };
const title: CSSProperties = { fontSize: 18, lineHeight: 1.3, color: colorVariables.link };
const body: CSSProperties = { color: colorVariables.muted, paddingBlockStart: 4 };
const withPicture: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
};
const picture: CSSProperties = { width: 84, borderRadius: 8 };
