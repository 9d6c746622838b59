import * as z from 'zod';
import { forVisitor } from '../../../access';
import { call } from '../../../define';
import { listQuery, pageResponse } from '../../../list';
import { NewsArticle, NewsRow, newsReactions } from './schemas';

const params = z.object({ id: z.string().min(1).max(100) });

export const newsCalls = {
  list: call({
    method: 'GET',
    path: '/sdk/news',
    summary: 'News for visitors',
    spec: 'widget §2.3',
    access: forVisitor,
    query: listQuery({ sort: ['created_at'] }),
    response: pageResponse(NewsRow),
  }),
  view: call({
    method: 'GET',
    path: '/sdk/news/{id}',
    summary: 'One news article',
    spec: 'widget §2.3',
    access: forVisitor,
    params,
    response: NewsArticle,
  }),
  read: call({
    method: 'POST',
    path: '/sdk/news/{id}/read',
    summary: 'Mark a news article as read',
    spec: 'widget §2.3',
    access: forVisitor,
    budget: 'signal',
    params,
    response: 'empty',
    status: 204,
  }),
  react: call({
    method: 'PUT',
    path: '/sdk/news/{id}/reaction',
    summary: 'React to a news article, or withdraw the reaction',
    spec: 'widget §2.3',
    access: forVisitor,
    params,
    body: z.object({ reaction: z.enum(newsReactions).nullable() }),
    response: 'empty',
    status: 204,
  }),
};
