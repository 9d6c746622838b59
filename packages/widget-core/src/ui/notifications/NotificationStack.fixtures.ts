import type { Notification } from '../../notifications/notificationList';

export const message: Notification = {
  outbound: 'a',
  sound: false,
  data: {
    text: 'Hi {{name|there}}, your order is ready.',
    sender: { name: 'Mia' },
    previewText: 'Come by any time before six.',
    conversation: { shareToken: 't' },
  },
};
