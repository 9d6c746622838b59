export const days = ['1 Jun', '2 Jun', '3 Jun', '4 Jun', '5 Jun', '6 Jun', '7 Jun'];

export const leads = { label: 'Leads', values: [3, 5, 4, 8, 6, 9, 12] };

export const bars = days.map((label, index) => ({ label, value: leads.values[index] ?? 0 }));

export const parts = [
  { label: 'Facebook', value: 62 },
  { label: 'Instagram', value: 27 },
  { label: 'Google', value: 11 },
];

export const leadsBefore = { label: 'Week before', values: [2, 4, 3, 5, 4, 6, 7] };

export const launches = [{ at: 4, notes: ['2 launches'] }];
