import * as z from 'zod';
import { forAgency, forAgencyOrClient } from '../../access';
import { messages } from '../../constants/texts/messages';
import { maxImportBytes, uploadFormBytes } from '../../constants/uploads';
import { call } from '../../define';
import { Id, queryId } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { templateListQuery } from '../templates/listing';
import {
  BulkImportStatus,
  CampaignImport,
  CampaignImportStatus,
  ImportableCampaign,
  LibraryTemplateRow,
} from './schemas';

export const templateImportsCalls = {
  bulk: call({
    method: 'POST',
    path: '/api/v1/templates/bulk/import',
    summary: 'Read templates from a CSV file; nothing is stored before it is confirmed',
    spec: 'ads §7',
    access: forAgency,
    body: z.object({
      file: z.file().min(1, messages.fieldRequired).max(maxImportBytes),
      folderId: queryId.optional(),
    }),
    bodyType: 'multipart',
    response: BulkImportStatus,
    status: 202,
    maxBodyBytes: maxImportBytes + uploadFormBytes,
  }),
  bulkStatus: call({
    method: 'GET',
    path: '/api/v1/templates/bulk/import/status/{id}',
    summary: 'How far a bulk import is',
    spec: 'ads §7',
    access: forAgency,
    params: idParams,
    response: BulkImportStatus,
  }),
  bulkConfirm: call({
    method: 'POST',
    path: '/api/v1/templates/bulk/import/confirm/{id}',
    summary: 'Store the rows of a bulk import that passed',
    spec: 'ads §7',
    access: forAgency,
    params: idParams,
    response: BulkImportStatus,
    status: 202,
  }),
  bulkFailed: call({
    method: 'GET',
    path: '/api/v1/templates/bulk/import/failed/{id}',
    summary: 'The rows that failed, with the reasons, as a file to mend',
    spec: 'ads §4',
    access: forAgency,
    params: idParams,
    response: 'csv',
  }),
  campaigns: call({
    method: 'GET',
    path: '/api/v1/templates/campaign/import/campaigns',
    summary: "An ad account's campaigns that can be imported",
    spec: 'ads §2',
    access: forAgencyOrClient('template_management'),
    query: listQuery({ sort: ['created_at', 'name'], filters: { ad_account_id: queryId } }),
    response: pageResponse(ImportableCampaign),
  }),
  importCampaigns: call({
    method: 'POST',
    path: '/api/v1/templates/campaign/import',
    summary: 'Take over campaigns as templates',
    spec: 'ads §7',
    access: forAgencyOrClient('template_management'),
    body: CampaignImport,
    response: CampaignImportStatus,
    status: 202,
  }),
  campaignStatus: call({
    method: 'GET',
    path: '/api/v1/templates/campaign/import/status/{id}',
    summary: 'How far an import of campaigns is',
    spec: 'ads §4',
    access: forAgencyOrClient('template_management'),
    params: idParams,
    response: CampaignImportStatus,
  }),
  masterList: call({
    method: 'GET',
    path: '/api/v1/templates/master',
    summary: 'Published master templates',
    spec: 'ads §2',
    access: forAgency,
    query: templateListQuery,
    response: pageResponse(LibraryTemplateRow),
  }),
  importMaster: call({
    method: 'POST',
    path: '/api/v1/templates/master/import',
    summary: "Copy master templates among the agency's own; without ids, all of them",
    spec: 'ads §6',
    access: forAgency,
    body: z.object({
      ids: z.array(Id).min(1).max(1000).nullable().default(null),
      folderId: Id.nullable().default(null),
    }),
    response: Done,
    status: 201,
  }),
};
