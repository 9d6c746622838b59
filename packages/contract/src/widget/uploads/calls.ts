import * as z from 'zod';
import { forVisitor } from '../../access';
import { uploadFormBytes } from '../../constants/uploads';
import { call } from '../../define';
import { maxRecordingBytes, RecordingUpload } from './schemas';

export const uploadsCalls = {
  recording: call({
    method: 'POST',
    path: '/sdk/uploads/sdk',
    summary: 'Store a screen recording',
    spec: 'widget §7',
    access: forVisitor,
    budget: 'recording',
    bodyType: 'multipart',
    body: RecordingUpload,
    response: z.object({ fileUrl: z.string() }),
    status: 200,
    maxBodyBytes: maxRecordingBytes + uploadFormBytes,
  }),
};
