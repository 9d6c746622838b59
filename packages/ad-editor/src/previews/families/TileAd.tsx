import { translate } from '@adlane/ui';
import type { CSSProperties } from 'react';
import { LinkHost } from '../parts/LinkHost';
import { MediaBox } from '../parts/MediaBox';
import { PreviewFrame } from '../parts/PreviewFrame';
import { colorVariables } from '../parts/previewColors';
import { TruncatedText } from '../parts/TruncatedText';
import { type FamilyProps, toSkin } from './FamilyProps';

function Words({ content, placement }: Pick<FamilyProps, 'content' | 'placement'>) {
  return (
    <div style={words}>
      <TruncatedText
        text={content.headline}
        characters={placement.cutOffs.headline}
        placeholder="Your headline"
        style={strong}
      />
      <TruncatedText text={content.description} characters={placement.cutOffs.description} style={quiet} />
      <LinkHost link={content.link} placeholder={content.name} style={quiet} />
      <div style={quiet}>{translate('Sponsored')}</div>
    </div>
  );
}

/** An ad among small things: a row of Facebook's right column, or a tile of Marketplace. */
export function TileAd(props: FamilyProps) {
  const { content, placement, mode } = props;
  const isRow = placement.position === 'right_hand_column';
  return (
    <PreviewFrame skin={toSkin(placement)} mode={mode} width={isRow ? '22.5rem' : '11.25rem'}>
      <div style={isRow ? row : tile}>
        <MediaBox
          media={content.media}
          ratio={placement.ratio.max}
          isSmall
          style={isRow ? rowMedia : undefined}
        />
        <div style={isRow ? undefined : tileWords}>
          <Words {...props} />
        </div>
      </div>
    </PreviewFrame>
  );
}

const row: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  padding: 12,
};
const rowMedia: CSSProperties = { borderRadius: 8 };
const tile: CSSProperties = { display: 'grid', gap: 8 };
const tileWords: CSSProperties = { padding: '0 10px 10px' };
const words: CSSProperties = { minWidth: 0 };
const quiet: CSSProperties = { fontSize: 12, color: colorVariables.muted, overflowWrap: 'anywhere' };
const strong: CSSProperties = { fontWeight: 600, lineHeight: 1.3 };
