import { translate } from '@adlane/ui';
import { Globe, ThumbsUp } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { computeShownRatio } from '../content/pickMedia';
import type { CutOffs } from '../cutOffs';
import { Advertiser } from '../parts/Advertiser';
import { CallToAction } from '../parts/CallToAction';
import { CardStrip } from '../parts/CardStrip';
import { FoldedText } from '../parts/FoldedText';
import { LinkHost } from '../parts/LinkHost';
import { MediaBox } from '../parts/MediaBox';
import { PreviewFrame } from '../parts/PreviewFrame';
import { colorVariables } from '../parts/previewColors';
import { TruncatedText } from '../parts/TruncatedText';
import { type FamilyProps, screenWidths, toSkin } from './FamilyProps';

function Sponsored() {
  return (
    <>
      {translate('Sponsored')}
      <Globe size={12} aria-hidden />
    </>
  );
}
const sponsored = <Sponsored />;

const LinkBar = memo(function LinkBar(props: {
  link: string;
  headline: string;
  description: string;
  callToAction: string;
  cutOffs: CutOffs;
}) {
  const { link, headline, description, callToAction, cutOffs } = props;
  return (
    <div style={linkBar}>
      <div style={words}>
        <LinkHost link={link} style={hostLine} />
        <TruncatedText
          text={headline}
          characters={cutOffs.headline}
          placeholder="Your headline"
          style={headlineLine}
        />
        <TruncatedText text={description} characters={cutOffs.description} style={quiet} />
      </div>
      <CallToAction label={callToAction} />
    </div>
  );
});

function Reactions() {
  return (
    <div style={{ display: 'flex', justifyContent: 'space-around', padding: '10px 16px' }} aria-hidden>
      <span style={{ display: 'flex', alignItems: 'center', gap: 6, color: colorVariables.muted }}>
        <ThumbsUp size={14} /> {translate('Like')}
      </span>
      <span style={{ color: colorVariables.muted }}>{translate('Comment')}</span>
      <span style={{ color: colorVariables.muted }}>{translate('Share')}</span>
    </div>
  );
}
const reactions = <Reactions />;

/** A post that begins with its text: Facebook's feeds, search and profiles, and Threads. */
export function TextFirstPost({ placement, content, mode }: FamilyProps) {
  const { cutOffs, device } = placement;
  return (
    <PreviewFrame skin={toSkin(placement)} mode={mode} width={screenWidths[device]}>
      <Advertiser name={content.name} pictureUrl={content.pictureUrl} note={sponsored} style={heading} />
      <FoldedText text={content.text} cutOffs={cutOffs} style={body} />
      {content.cards ? (
        <CardStrip
          cards={content.cards}
          hasEndCard={content.hasEndCard ?? false}
          look="feed"
          cutOffs={cutOffs}
          callToAction={content.callToAction}
          pictureUrl={content.pictureUrl}
          name={content.name}
        />
      ) : (
        <>
          <MediaBox media={content.media} ratio={computeShownRatio(content.media, placement.ratio)} />
          <LinkBar
            link={content.link}
            headline={content.headline}
            description={content.description}
            callToAction={content.callToAction}
            cutOffs={cutOffs}
          />
        </>
      )}
      {reactions}
    </PreviewFrame>
  );
}

const linkBar: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px',
  background: colorVariables.raised,
};
const words: CSSProperties = { flex: 1, minWidth: 0 };
const headlineLine: CSSProperties = { fontWeight: 600, lineHeight: 1.3 };
const quiet: CSSProperties = { fontSize: 13, color: colorVariables.muted };
const hostLine: CSSProperties = {
  fontSize: 12,
  color: colorVariables.muted,
  textTransform: 'uppercase',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
const heading: CSSProperties = { padding: '12px 16px' };
const body: CSSProperties = { padding: '0 16px 12px' };
