import * as z from 'zod';
import { forAgencyOrClient } from '../access';
import { limits } from '../constants/limits';
import { mediaSources, uploadFormBytes } from '../constants/uploads';
import { call } from '../define';
import { Ids, queryId } from '../fields';
import { Done, idParams, listQuery, pageResponse } from '../list';
import { CroppedMedia, Media, MediaLink, MediaUpload, YoutubeMedia } from './schemas';

export const mediaCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/media',
    summary: 'The media library',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({
      sort: ['created_at', 'name', 'size'],
      filters: {
        kind: z.enum(['image', 'video']).optional(),
        client_user_id: queryId.optional(),
        ratio: z.enum(['landscape', 'square']).optional(),
        /** Uploads, or YouTube videos. */
        source: z.enum(mediaSources).optional(),
        /** Images that are wide enough for a logo. */
        use: z.enum(['logo']).optional(),
      },
    }),
    response: pageResponse(Media),
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/media/view/{id}',
    summary: 'One picture or video',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    params: idParams,
    response: Media,
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/media/store',
    summary: 'Upload a picture (at most 5 MB) or a video (at most 500 MB)',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: MediaUpload,
    bodyType: 'multipart',
    isStreamed: true,
    response: Media,
    status: 201,
    maxBodyBytes: limits.video.maxBytes + uploadFormBytes,
  }),
  bulkDelete: call({
    method: 'POST',
    path: '/api/v1/media/bulk-delete',
    summary: 'Delete media; all of them or none',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: z.object({ ids: Ids }),
    response: Done,
  }),
  download: call({
    method: 'GET',
    path: '/api/v1/media/download/{id}',
    summary: 'The file itself, to save',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    params: idParams,
    response: 'file',
  }),
  link: call({
    method: 'GET',
    path: '/api/v1/media/link/{id}',
    summary: 'An address to save the file from, for ten minutes and this sign-in',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    params: idParams,
    response: MediaLink,
  }),
  saveCropped: call({
    method: 'POST',
    path: '/api/v1/media/save-cropped-media',
    summary: 'Store a crop of an image as a new image',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: CroppedMedia,
    bodyType: 'multipart',
    isStreamed: true,
    response: Media,
    status: 201,
    maxBodyBytes: limits.image.maxBytes + uploadFormBytes,
  }),
  youtube: call({
    method: 'POST',
    path: '/api/v1/media/youtube-media',
    summary: 'Add a YouTube video by its link',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: YoutubeMedia,
    response: Media,
    status: 201,
  }),
};
