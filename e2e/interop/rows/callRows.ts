import { demoSdkKey } from '@adlane/mocks/world';
import type { Check } from '../Stage';

/** Every call that Gleap 13.9.3 makes, and its socket. */
export const clientCalls = [
  'POST /sessions',
  'GET /config/{sdkKey}',
  'GET /config/{sdkKey}/tooltips',
  'POST /sessions/identify',
  'POST /sessions/partialupdate',
  'POST /sessions/ping',
  'POST /outbound/producttours',
  'POST /bugs/v2',
  'POST /uploads/sdk',
  'WebSocket',
] as const;

export const callRows: Readonly<Record<(typeof clientCalls)[number], Check>> = {
  'POST /sessions': ({ answered }) => answered('/sdk/sessions'),
  'GET /config/{sdkKey}': ({ answered }) => answered(`/sdk/config/${demoSdkKey}?lang=`),
  'GET /config/{sdkKey}/tooltips': ({ answered }) => answered(`/sdk/config/${demoSdkKey}/tooltips`),
  async 'POST /sessions/identify'({ gleap, answered }) {
    await gleap('identify', 'robin-7', { name: 'Robin de Wit', email: 'robin@example.com' });
    await answered('/sdk/sessions/identify', 'robin-7');
    if ((await gleap('isUserIdentified')) !== true) throw new Error('The client knows no user.');
  },
  async 'POST /sessions/partialupdate'({ gleap, answered, until }) {
    await gleap('updateContact', { phone: '+31 20 123 4567' });
    await answered('/sdk/sessions/partialupdate', '+31 20 123 4567');
    await until('the contact', async () => {
      const { phone } = Object(await gleap('getIdentity'));
      return phone === '+31 20 123 4567' || undefined;
    });
  },
  async 'POST /sessions/ping'({ gleap, answered }) {
    await gleap('trackEvent', 'offer viewed', { offer: 'savings' });
    await answered('/sdk/sessions/ping', 'offer viewed');
  },
  async 'POST /outbound/producttours'({ page, gleap, answered, tourId }) {
    await gleap('startProductTour', await tourId());
    await answered('/sdk/outbound/producttours');
    await page.getByText('Let us show you how to book your first appointment.').waitFor();
    await page.locator('.gleap-tour-popover-close-btn').click();
  },
  async 'POST /bugs/v2'({ gleap, answered, ticket }) {
    await gleap('sendSilentCrashReport', 'The basket is lost', 'HIGH', { screenshot: false });
    await answered('/sdk/bugs/v2', 'The basket is lost');
    await ticket('The basket is lost');
  },
  // A recording needs a person's permission: the client's upload is repeated with a small file.
  async 'POST /uploads/sdk'({ page, server, gleap }) {
    const { gleapId, gleapHash } = Object(await gleap('getIdentity'));
    const answer = await page.evaluate(
      async ([url, headers]) => {
        const form = new FormData();
        const webm = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0x93, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d]);
        form.append('file', new File([webm], 'screen-recording.webm', { type: 'video/webm' }));
        const response = await fetch(url, { method: 'POST', headers, body: form });
        return { status: response.status, text: await response.text() };
      },
      [
        `${server.urls.dashboard}/sdk/uploads/sdk`,
        { 'Api-Token': demoSdkKey, 'Gleap-Id': String(gleapId), 'Gleap-Hash': String(gleapHash) },
      ] as const,
    );
    if (answer.status !== 200 || !answer.text.includes('fileUrl'))
      throw new Error(`It answered ${answer.status}: ${answer.text}`);
  },
  async WebSocket({ page, gleap, act }) {
    await gleap('close');
    await act({ actionType: 'notification', outbound: 'n1', data: { text: 'It is mended.' } });
    await page.getByText('It is mended.').waitFor();
  },
};
