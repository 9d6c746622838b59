import { forAgency } from '../../access';
import { call } from '../../define';
import { idParams } from '../../list';
import { GleapBatch, GleapReport, maxGleapBytes } from './schemas';

export const gleapImportCalls = {
  store: call({
    method: 'POST',
    path: '/api/v1/projects/{id}/gleap-import',
    summary: 'Import objects of Gleap’s REST API; what was imported before stays as it is',
    spec: 'widget §2.2',
    access: forAgency,
    params: idParams,
    body: GleapBatch,
    response: GleapReport,
    maxBodyBytes: maxGleapBytes,
  }),
};
