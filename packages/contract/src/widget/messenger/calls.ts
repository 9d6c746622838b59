import * as z from 'zod';
import { forVisitor } from '../../access';
import { call } from '../../define';
import { FoundContent, MessengerHome } from './schemas';

export const messengerCalls = {
  home: call({
    method: 'GET',
    path: '/sdk/home',
    summary: 'Sections of the widget with their latest entries',
    spec: 'widget §2.3',
    access: forVisitor,
    response: MessengerHome,
  }),
  search: call({
    method: 'GET',
    path: '/sdk/search',
    summary: 'Contents of any kind that match a term, those with the words in their title first',
    spec: 'widget §2.3',
    access: forVisitor,
    query: z.object({ term: z.string().trim().min(1).max(200) }),
    response: z.object({ data: z.array(FoundContent) }),
  }),
};
