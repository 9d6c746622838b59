import { translate } from '@adlane/ui';
import { Bell, Mail, MessageCircle } from 'lucide-react';
import type { CSSProperties } from 'react';
import { AdvertiserPicture } from '../parts/Advertiser';
import { MediaBox } from '../parts/MediaBox';
import { PreviewFrame } from '../parts/PreviewFrame';
import { colorVariables } from '../parts/previewColors';
import { TruncatedText } from '../parts/TruncatedText';
import { type FamilyProps, screenWidths, toSkin } from './FamilyProps';

const lists: Readonly<Record<string, { readonly title: string; readonly Icon: typeof Bell }>> = {
  messenger_home: { title: 'Chats', Icon: MessageCircle },
  notification: { title: 'Notifications', Icon: Bell },
  gmail: { title: 'Promotions', Icon: Mail },
};

/** A row among messages: Messenger's inbox, Facebook's notifications, Gmail's promotions. */
export function InboxRow({ placement, content, mode }: FamilyProps) {
  const { title, Icon } = lists[placement.position] ?? { title: 'Inbox', Icon: Mail };
  return (
    <PreviewFrame skin={toSkin(placement)} mode={mode} width={screenWidths.mobile}>
      <div style={heading} aria-hidden>
        <Icon size={18} />
        {translate(title)}
      </div>
      <div style={row}>
        <AdvertiserPicture name={content.name} pictureUrl={content.pictureUrl} size={48} />
        <div style={{ minWidth: 0 }}>
          <div style={{ display: 'flex', gap: 6, alignItems: 'baseline' }}>
            <b dir="auto">{content.name}</b>
            <span style={tag}>{translate(placement.platform === 'google' ? 'Sponsored' : 'Ad')}</span>
          </div>
          <TruncatedText text={content.headline} characters={placement.cutOffs.headline} style={strong} />
          <TruncatedText
            text={content.text}
            characters={placement.cutOffs.text}
            placeholder="Your ad text"
            style={quiet}
          />
        </div>
        <MediaBox media={content.media} ratio={1} isSmall style={picture} />
      </div>
    </PreviewFrame>
  );
}

const heading: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px',
  fontWeight: 700,
  borderBlockEnd: `1px solid ${colorVariables.line}`,
};
const row: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px',
};
const tag: CSSProperties = {
  flexShrink: 0,
  padding: '0 5px',
  borderRadius: 4,
  fontSize: 11,
  border: `1px solid ${colorVariables.line}`,
  color: colorVariables.muted,
};
const strong: CSSProperties = { fontWeight: 600, lineHeight: 1.3 };
const quiet: CSSProperties = { fontSize: 13, color: colorVariables.muted };
const picture: CSSProperties = { width: 56, borderRadius: 8 };
