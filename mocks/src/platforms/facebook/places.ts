/** Places that targeting can name. */
export const places = [
  { key: 'US', name: 'United States', type: 'country', country_code: 'US', country_name: 'United States' },
  { key: 'SE', name: 'Sweden', type: 'country', country_code: 'SE', country_name: 'Sweden' },
  { key: 'DE', name: 'Germany', type: 'country', country_code: 'DE', country_name: 'Germany' },
  { key: '3847', name: 'California', type: 'region', country_code: 'US', country_name: 'United States' },
  { key: '3875', name: 'New York', type: 'region', country_code: 'US', country_name: 'United States' },
  { key: '2490299', name: 'New York', type: 'city', region: 'New York', region_id: 3875, country_code: 'US' },
  {
    key: '2421836',
    name: 'San Francisco',
    type: 'city',
    region: 'California',
    region_id: 3847,
    country_code: 'US',
  },
  { key: 'US:10001', name: '10001', type: 'zip', region: 'New York', region_id: 3875, country_code: 'US' },
];
