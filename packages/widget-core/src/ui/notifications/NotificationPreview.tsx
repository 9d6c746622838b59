import type { NotificationData } from '@adlane/contract/widget/outbound/visitor';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { parseFlowConfig } from '../../config/parseFlowConfig';
import { applyProjectTheme } from '../../overlay/applyProjectTheme';
import { NotificationStack } from './NotificationStack';
import { notificationStyles } from './notifications.css';

export type NotificationPreviewProps = {
  /** The notification, saved or not. */
  data: NotificationData;
  /** Accent color of the project as `#RRGGBB`. */
  color: string;
  /**
   * Background of the project as `#RRGGBB`.
   * @default '#FFFFFF'
   */
  backgroundColor?: string | undefined;
  /** Name of the visitor in texts with `{{name}}`. */
  visitorName: string;
};

/** The stack is placed by the page that shows the preview. */
const previewStyles = `
:host{display:block;font:15px/1.45 system-ui,sans-serif;color:#16181d}
*{box-sizing:border-box}
button{font:inherit}
.notifications{position:static;width:auto}
`;

const texts: Readonly<Record<string, string>> = { notifications: 'Notifications', dismiss: 'Dismiss' };

function ShadowPart({ children }: { readonly children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useLayoutEffect(function openShadow() {
    const { current } = host;
    if (!current) return;
    const shadow = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(notificationStyles + previewStyles);
    shadow.adoptedStyleSheets = [sheet];
    setRoot(shadow);
  }, []);
  return <div ref={host}>{root ? createPortal(children, root) : null}</div>;
}

/**
 * A notification as visitors see it, without the page around it. Its buttons do nothing.
 *
 * @example <NotificationPreview data={{ text: 'Hi {{name}}' }} color="#0F766E" visitorName="Maya" />
 */
export function NotificationPreview({ data, color, backgroundColor, visitorName }: NotificationPreviewProps) {
  const ignore = () => undefined;
  const layer = useCallback(
    (container: HTMLDivElement | null) => {
      if (container) applyProjectTheme(container, parseFlowConfig({ color, backgroundColor }));
    },
    [color, backgroundColor],
  );
  return (
    <ShadowPart>
      <div ref={layer} className="notifications" style={{ ['--radius' as string]: '16px' }}>
        <NotificationStack
          list={[{ outbound: 'preview', sound: false, data }]}
          name={visitorName}
          translate={(key) => texts[key] ?? key}
          onShow={ignore}
          onDismiss={ignore}
        />
      </div>
    </ShadowPart>
  );
}
