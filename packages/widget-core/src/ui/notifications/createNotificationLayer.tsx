import { parseButtonPosition } from '../../button/parseButtonPosition';
import type { NotificationLayer } from '../../notifications/NotificationLayer';
import { applyProjectTheme } from '../../overlay/applyProjectTheme';
import type { ShadowHost } from '../../overlay/createShadowHost';
import { type Layer, mountLayer } from '../layer/mountLayer';
import { NotificationStack } from './NotificationStack';
import { notificationStyles } from './notifications.css';

/** Creates the layer of the notification stack; it is on the page only while the stack has entries. */
export function createNotificationLayer(document: Document, host: ShadowHost): NotificationLayer {
  let layer: Layer | undefined;
  const remove = () => {
    layer?.remove();
    layer = undefined;
  };
  return {
    draw(stack, config) {
      if (stack.list.length === 0) return remove();
      layer ??= mountLayer(document, host, 'notifications', notificationStyles);
      const { container } = layer;
      const isLeft = parseButtonPosition(config?.feedbackButtonPosition ?? '').endsWith('left');
      container.className = isLeft ? 'notifications left' : 'notifications';
      container.style.setProperty('--x', `${config?.buttonX ?? 20}px`);
      container.style.setProperty('--y', `${config?.buttonY ?? 20}px`);
      container.style.setProperty('--radius', `${config?.borderRadius ?? 20}px`);
      applyProjectTheme(container, config);
      layer.render(<NotificationStack {...stack} />);
    },
    remove,
  };
}
