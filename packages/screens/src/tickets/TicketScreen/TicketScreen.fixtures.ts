import type { Ticket } from '@adlane/contract/tickets';

export const date = '2026-10-30T09:00:00.123Z';

export const ticket: Ticket = {
  id: 7,
  type: 'BUG',
  priority: 'HIGH',
  status: 'OPEN',
  title: 'The total shows NaN after I apply a voucher',
  reportedBy: 'maya@brightside-dental.example',
  currentUrl: 'https://brightside-dental.example/book',
  project_name: 'Adlane Demo',
  hasScreenshot: true,
  hasReplay: false,
  hasRecording: false,
  isSilent: false,
  created_at: date,
  formData: { description: 'The total shows NaN', reportedBy: 'maya@brightside-dental.example' },
  customData: { cart: { items: 1 }, voucher: 'SMILE20' },
  metaData: { browser: 'Chrome', systemName: 'MacOS', innerWidth: 1100, mobile: false },
  consoleLog: [
    { date, priority: 'INFO', log: 'Booking form ready' },
    { date, priority: 'CLICK', log: 'button#apply.primary Apply' },
    { date, priority: 'ERROR', log: 'TypeError: Cannot read properties of undefined (reading amount)' },
  ],
  networkLogs: [
    {
      date,
      type: 'GET',
      url: 'https://brightside-dental.example/api/treatments',
      duration: 84.2,
      success: true,
      response: { status: 200, responseText: '{"data":[]}' },
    },
    {
      date,
      type: 'GET',
      url: 'https://brightside-dental.example/api/vouchers/SMILE20',
      duration: 131,
      success: false,
      response: { status: 404 },
    },
    { date, type: 'POST', url: 'https://brightside-dental.example/api/bookings', success: false },
  ],
  customEventLog: [
    { name: 'sessionStarted', date },
    { name: 'pageView', date, data: { page: '/book' } },
  ],
  screenRecordingUrl: null,
  tags: ['checkout'],
};
