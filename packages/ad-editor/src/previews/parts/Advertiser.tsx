import { translateContent } from '@adlane/ui';
import { type CSSProperties, memo, type ReactNode, useState } from 'react';
import { colorVariables } from './previewColors';

export type AdvertiserPictureProps = {
  name: string;
  pictureUrl: string | null;
  /** Pixels. Default 36. */
  size?: number;
};

/** The advertiser's round image, or the first letter of its name. The name is next to it. */
export const AdvertiserPicture = memo(function AdvertiserPicture(props: AdvertiserPictureProps) {
  const { name, pictureUrl, size = 36 } = props;
  const [failedUrl, setFailedUrl] = useState<string>();
  const style = { ...circle, width: size, height: size, fontSize: size * 0.42 };
  return (
    <span style={style} aria-hidden>
      {pictureUrl !== null && pictureUrl !== failedUrl ? (
        <img src={pictureUrl} alt="" style={picture} onError={() => setFailedUrl(pictureUrl)} />
      ) : (
        (Array.from(name.trim())[0] ?? '').toUpperCase()
      )}
    </span>
  );
});

export type AdvertiserProps = AdvertiserPictureProps & {
  /** Under the name: 'Sponsored'. */
  note: ReactNode;
  style?: CSSProperties;
};

/** The advertiser: image, name, and the ad label. */
export const Advertiser = memo(function Advertiser({ note, style, ...who }: AdvertiserProps) {
  return (
    <div style={{ ...row, ...style }}>
      <AdvertiserPicture {...who} />
      <div style={{ minWidth: 0 }}>
        <div dir="auto" style={nameLine}>
          {who.name}
        </div>
        <div style={noteLine}>{translateContent(note)}</div>
      </div>
    </div>
  );
});

const row: CSSProperties = { display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 };
const nameLine: CSSProperties = {
  fontWeight: 600,
  lineHeight: 1.25,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
const noteLine: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 12,
  color: colorVariables.muted,
};
const circle: CSSProperties = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  fontWeight: 700,
  color: '#ffffff',
  background: '#0b6b7a',
};
const picture: CSSProperties = { width: '100%', height: '100%', objectFit: 'cover' };
