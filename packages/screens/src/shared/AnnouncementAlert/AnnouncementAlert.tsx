import type { Announcement } from '@adlane/contract/account/announcements';
import { Alert, Box, Link, translate } from '@adlane/ui';
import { RichText } from '../RichText/RichText';

export type AnnouncementAlertProps = {
  announcement: Pick<Announcement, 'title' | 'body' | 'kind' | 'link_url' | 'link_text'>;
  /** Hides it; omit it for no button. */
  onDismiss?: () => void;
};

/** An announcement as its audience sees it. */
export function AnnouncementAlert({ announcement, onDismiss }: AnnouncementAlertProps) {
  const { title, body, kind, link_url, link_text } = announcement;
  return (
    <Alert tone={kind} title={title} {...(onDismiss ? { onDismiss } : {})}>
      <RichText html={body} />
      {link_url ? (
        <Box mt={2}>
          <Link href={link_url} external>
            {link_text || translate('Learn more')}
          </Link>
        </Box>
      ) : null}
    </Alert>
  );
}
