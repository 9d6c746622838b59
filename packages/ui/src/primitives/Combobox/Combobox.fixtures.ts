export const options = [
  { value: '6001', label: 'Oral hygiene', detail: 'Interests > Health', group: 'Interests' },
  { value: '6002', label: 'Teeth whitening', detail: 'Interests > Beauty', group: 'Interests' },
  { value: '6003', label: 'Parents', detail: 'Demographics > Family', group: 'Demographics' },
  { value: '6004', label: 'Frequent travellers', group: 'Behaviors', disabled: true },
];
