import type { Person } from '@adlane/contract/widget/people';
import type { Installation, Project, ProjectConfig } from '@adlane/contract/widget/projects';

export const project: Project = {
  id: 4,
  name: 'Brightside Dental',
  sdkKey: 'k3yOfBrightsideDental',
  identityMode: 'off',
  hasIdentityKey: false,
  previousKeyUntil: null,
  open_tickets: 3,
  last_seen_at: '2026-11-02T09:58:00.000Z',
  last_seen_host: 'brightside-dental.example',
  archived_at: null,
  created_at: '2026-09-01T09:00:00.000Z',
  updated_at: '2026-10-12T09:00:00.000Z',
};

export const people = {
  data: [
    {
      id: 7,
      name: 'Robin de Wit',
      email: 'robin@shop.example',
      userId: 'robin-7',
      is_proven: true,
      tickets: 2,
      last_seen_at: '2026-11-02T09:58:00.000Z',
    },
    {
      id: 8,
      name: null,
      email: null,
      userId: null,
      is_proven: false,
      tickets: 1,
      last_seen_at: '2026-10-20T09:58:00.000Z',
    },
  ],
  meta: { page: 1, per_page: 20, total: 2 },
} satisfies { data: Person[]; meta: object };

export const noPeople = { data: [], meta: { page: 1, per_page: 20, total: 0 } };

export const installation: Installation = {
  sdkKey: project.sdkKey,
  script_url: 'https://ads.example.com/embed/adlane.js',
  api_url: 'https://ads.example.com/sdk',
  socket_url: 'wss://ads.example.com/sdk/realtime',
  frame_url: 'https://frame.example.com',
  banner_url: 'https://banner.example.com',
  first_seen_at: null,
  first_seen_host: null,
  last_seen_at: null,
  last_seen_host: null,
};

export const config: ProjectConfig = {
  version: 1,
  config: {
    color: '#0F766E',
    headerColor: '#0F766E',
    buttonColor: '#0F766E',
    backgroundColor: '#FFFFFF',
    borderRadius: 20,
    buttonX: 20,
    buttonY: 20,
    feedbackButtonPosition: 'BOTTOM_RIGHT',
    widgetButtonText: 'Feedback',
    buttonLogo: '',
    hideForGuests: false,
    enableWebReplays: true,
    enableNetworkLogs: true,
    sendNetworkResources: false,
    networkLogPropsToIgnore: ['password', 'token'],
    networkLogBlacklist: ['/payments/'],
    enableShortcuts: true,
    disableBGFade: false,
    disableBGGradient: false,
    rtl: false,
    translations: { de: { greeting: 'Hallo' } },
    feedbackFlows: [
      {
        id: 'bugreporting',
        title: 'Report a bug',
        description: 'Something is broken? Show us.',
        icon: 'bug',
        feedbackType: 'BUG',
        excludeData: {},
        translations: { de: { title: 'Fehler melden' } },
        form: [
          { name: 'description', title: 'What went wrong?', type: 'textarea', required: true },
          { name: 'reportedBy', title: 'Your email', type: 'email', required: false },
        ],
      },
    ],
  },
};
