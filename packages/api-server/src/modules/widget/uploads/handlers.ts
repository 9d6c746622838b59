import type { ContractHandlers } from '../../../http/contractHandlers';
import { countUse, type RateLimit } from '../../../http/limits/rateLimit';
import type { Ports } from '../../../ports';
import { recordingsPath } from './recordingQueries';
import { storeRecording } from './storeRecording';

/** A visitor sends one with a ticket; a recording has up to 120 s of screen. */
const perVisitor: RateLimit = { name: 'recording-visitor', max: 20, windowMs: 60 * 60 * 1000 };
/** Sessions cost nothing, so their sum is limited as well. */
const perProject: RateLimit = { name: 'recording-project', max: 500, windowMs: 60 * 60 * 1000 };

export function uploadsHandlers(ports: Ports): ContractHandlers<'uploads'> {
  return {
    recording: async ({ body, call: { caller } }) => {
      await countUse(ports, perVisitor, `${caller.agency_id} ${caller.visitor_id}`);
      await countUse(ports, perProject, `${caller.agency_id} ${caller.project_id}`);
      const { stored: recording } = await body.receive((file) => storeRecording(ports, caller, file));
      return { fileUrl: `${ports.site.publicUrl()}${recordingsPath}${recording}` };
    },
  };
}
