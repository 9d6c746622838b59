import { forVisitor } from '../../access';
import { call } from '../../define';
import { MessengerHome } from './schemas';

export const messengerCalls = {
  home: call({
    method: 'GET',
    path: '/sdk/home',
    summary: 'Sections of the widget with their latest entries',
    spec: 'widget §2.3',
    access: forVisitor,
    response: MessengerHome,
  }),
};
