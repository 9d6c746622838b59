import { parseButtonPosition } from '../../button/parseButtonPosition';
import type { ParsedFlowConfig } from '../../config/parseFlowConfig';
import type { ShadowHost } from '../../page/createShadowHost';
import type { Dispose } from '../../scope/disposables';
import { applyTheme, type Layer, mountLayer } from '../mountLayer';
import { NotificationStack, type NotificationStackProps } from './NotificationStack';
import { notificationStyles } from './notifications.css';

export type NotificationLayer = {
  /** Draws the stack; with an empty list nothing of it is in the page. */
  readonly draw: (stack: NotificationStackProps, config: ParsedFlowConfig | undefined) => void;
  readonly remove: Dispose;
};

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
      applyTheme(layer, config, config?.color ?? '#485BFF');
      layer.render(<NotificationStack {...stack} />);
    },
    remove,
  };
}
