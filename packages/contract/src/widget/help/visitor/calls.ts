import * as z from 'zod';
import { forVisitor } from '../../../access';
import { call } from '../../../define';
import { listQuery, pageResponse } from '../../../list';
import { HelpArticle, HelpArticleRow, HelpCollection, HelpCollectionRow } from './schemas';

const params = z.object({ id: z.string().min(1).max(100) });

export const helpCalls = {
  collections: call({
    method: 'GET',
    path: '/sdk/helpcenter/collections',
    summary: 'Collections of the help center',
    spec: 'widget §2.3',
    access: forVisitor,
    query: listQuery({ sort: ['title'], perPage: 50 }),
    response: pageResponse(HelpCollectionRow),
  }),
  collection: call({
    method: 'GET',
    path: '/sdk/helpcenter/collections/{id}',
    summary: 'One collection with its articles',
    spec: 'widget §2.3',
    access: forVisitor,
    params,
    response: HelpCollection,
  }),
  article: call({
    method: 'GET',
    path: '/sdk/helpcenter/articles/{id}',
    summary: 'One article',
    spec: 'widget §2.3',
    access: forVisitor,
    params,
    response: HelpArticle,
  }),
  search: call({
    method: 'GET',
    path: '/sdk/helpcenter/search',
    summary: 'Articles that match a term',
    spec: 'widget §2.3',
    access: forVisitor,
    query: z.object({ term: z.string().trim().min(1).max(200) }),
    response: z.object({ data: z.array(HelpArticleRow) }),
  }),
};
