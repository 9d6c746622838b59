import type { JobHandlers } from '@adlane/api-server';
import { createInlineJobs, type InlineJobs } from '../../../src/ports/inlineJobs';

/** Creates jobs that run in this process and whose handlers a test can call itself, also two at a time. */
export function createHandledJobs(): InlineJobs & { handlers(): JobHandlers } {
  const inline = createInlineJobs();
  let registered: JobHandlers | undefined;
  return {
    ...inline,
    register(given) {
      registered = given;
      inline.register(given);
    },
    handlers() {
      if (!registered) throw new Error('createApp has registered no handlers.');
      return registered;
    },
  };
}
