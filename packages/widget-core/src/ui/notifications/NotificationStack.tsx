import type { NotificationStackContent } from '../../notifications/NotificationLayer';
import { insertName, type Notification } from '../../notifications/notificationList';
import { parseSafeUrl } from '../../sanitize/parseSafeUrl';

/** Unread notifications in a corner of the page (widget §2.6). */
export function NotificationStack({ list, name, translate, onShow, onDismiss }: NotificationStackContent) {
  return (
    <div role="log" aria-label={translate('notifications')}>
      {list.map((notification) => (
        <div className="notification" key={notification.outbound}>
          <button type="button" className="show" onClick={() => onShow(notification)}>
            <NotificationBody data={notification.data} name={name} />
          </button>
          <button
            type="button"
            className="dismiss"
            aria-label={translate('dismiss')}
            onClick={() => onDismiss(notification)}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  );
}

/** All of it is text, never markup. */
function NotificationBody({ data, name }: { readonly data: Notification['data']; readonly name?: string }) {
  const { sender, coverImageUrl, previewText, currentStep, totalSteps, nextStepTitle, checklist } = data;
  const picture = imageUrl(sender?.profileImageUrl);
  const cover = imageUrl(coverImageUrl);
  return (
    <>
      {cover ? <img className="cover" src={cover} alt="" /> : null}
      {sender?.name ? (
        <span className="from">
          {picture ? <img src={picture} alt="" /> : null}
          {sender.name}
        </span>
      ) : null}
      <p className="text" dir="auto">
        {insertName(data.text, name)}
      </p>
      {previewText ? (
        <p className="preview" dir="auto">
          {insertName(previewText, name)}
        </p>
      ) : null}
      {checklist && totalSteps ? (
        <>
          <progress value={currentStep ?? 0} max={totalSteps} />
          <p className="preview" dir="auto">
            {nextStepTitle}
          </p>
        </>
      ) : null}
    </>
  );
}

function imageUrl(url: string | undefined): string | undefined {
  const checked = url && parseSafeUrl(url, document.baseURI);
  return checked?.startsWith('http') ? checked : undefined;
}
