export const folder = {
  id: 1,
  name: 'Health & Wellness',
  status: 'active' as const,
  templates_count: 3,
  client_accessibility: true,
  isClientFolder: false,
  created_at: '2026-10-01T09:00:00.000Z',
  updated_at: '2026-10-01T09:00:00.000Z',
};
