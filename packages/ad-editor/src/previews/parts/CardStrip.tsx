import { translate } from '@adlane/ui';
import { type CSSProperties, memo } from 'react';
import type { PreviewCard, PreviewContent } from '../content/PreviewContent';
import type { CutOffs } from '../cutOffs';
import { CallToAction } from './CallToAction';
import { MediaBox } from './MediaBox';
import { colorVariables } from './previewColors';
import { TruncatedText } from './TruncatedText';

export type CardStripProps = Pick<PreviewContent, 'callToAction' | 'pictureUrl' | 'name'> & {
  cards: readonly PreviewCard[];
  /** Ends with the page's picture. */
  hasEndCard: boolean;
  /** `feed`: framed cards with their texts, the next one in sight. `wide`: pictures alone, as wide as the post. */
  look: 'feed' | 'wide';
  cutOffs: CutOffs;
};

type CardProps = PreviewCard & Pick<CardStripProps, 'look' | 'cutOffs' | 'callToAction'>;

const CardItem = memo(function CardItem(props: CardProps) {
  const { media, headline, description, look, cutOffs, callToAction } = props;
  const isFeed = look === 'feed';
  return (
    <li style={isFeed ? feedCard : wideCard}>
      <MediaBox media={media} ratio={1} />
      {isFeed ? (
        <div style={bar}>
          <div style={words}>
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
      ) : null}
    </li>
  );
});

/** The page's picture and name, which Facebook shows after the last card. */
function EndCard({ pictureUrl, name }: Pick<CardStripProps, 'pictureUrl' | 'name'>) {
  return (
    <li style={feedCard}>
      <div style={endCard}>
        {pictureUrl ? <img src={pictureUrl} alt="" style={pagePicture} /> : <span style={pagePicture} />}
        <b dir="auto">{name}</b>
      </div>
    </li>
  );
}

/** The cards of a carousel, which scroll sideways by mouse, touch and keyboard. */
export function CardStrip(props: CardStripProps) {
  const { cards, hasEndCard, look, cutOffs, callToAction, pictureUrl, name } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol style={look === 'feed' ? feedStrip : wideStrip} aria-label={translate('Cards')} tabIndex={0}>
      {cards.map(({ id, ...card }) => (
        <CardItem key={id} id={id} {...card} look={look} cutOffs={cutOffs} callToAction={callToAction} />
      ))}
      {hasEndCard && look === 'feed' ? <EndCard pictureUrl={pictureUrl} name={name} /> : null}
    </ol>
  );
}

const strip: CSSProperties = {
  display: 'flex',
  margin: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
};
const feedStrip: CSSProperties = { ...strip, gap: 8, padding: '0 16px 12px', scrollPaddingInline: 16 };
const wideStrip: CSSProperties = { ...strip, padding: 0 };
const card: CSSProperties = { flexShrink: 0, minWidth: 0, scrollSnapAlign: 'start' };
const feedCard: CSSProperties = {
  ...card,
  display: 'flex',
  flexDirection: 'column',
  width: '76%',
  border: `1px solid ${colorVariables.raised}`,
  borderRadius: 8,
  overflow: 'hidden',
};
const wideCard: CSSProperties = { ...card, width: '100%' };
const bar: CSSProperties = {
  flex: 1,
  display: 'grid',
  alignContent: 'space-between',
  gap: 8,
  padding: '10px 12px',
  background: colorVariables.raised,
};
const words: CSSProperties = { minWidth: 0 };
const headlineLine: CSSProperties = { fontWeight: 600, lineHeight: 1.3 };
const quiet: CSSProperties = { fontSize: 13, color: colorVariables.muted };
const endCard: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  height: '100%',
  minHeight: 160,
  padding: 16,
  textAlign: 'center',
};
const pagePicture: CSSProperties = {
  width: 64,
  height: 64,
  borderRadius: '50%',
  objectFit: 'cover',
  background: colorVariables.raised,
};
