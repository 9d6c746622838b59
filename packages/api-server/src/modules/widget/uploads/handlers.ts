import type { ContractHandlers } from '../../../http/contractHandlers';
import type { Ports } from '../../../ports';
import { recordingsPath } from './recordingQueries';
import { storeRecording } from './storeRecording';

export function uploadsHandlers(ports: Ports): ContractHandlers<'uploads'> {
  return {
    recording: async ({ body, call: { caller } }) => {
      const { stored: recording } = await body.receive((file) => storeRecording(ports, caller, file));
      return { fileUrl: `${ports.site.publicUrl()}${recordingsPath}${recording}` };
    },
  };
}
