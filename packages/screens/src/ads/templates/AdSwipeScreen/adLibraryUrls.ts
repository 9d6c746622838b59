/** Countries of the search; Facebook also searches all of them. */
export const searchCountries = [
  { value: 'ALL', label: 'All countries' },
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
  { value: 'GB', label: 'United Kingdom' },
  { value: 'IE', label: 'Ireland' },
  { value: 'AU', label: 'Australia' },
  { value: 'NZ', label: 'New Zealand' },
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
  { value: 'ES', label: 'Spain' },
  { value: 'BR', label: 'Brazil' },
  { value: 'MX', label: 'Mexico' },
];

/** Builds the URL of a search in Meta's Ad Library. */
export function buildAdLibraryUrl(term: string, country: string): string {
  const params = new URLSearchParams({
    active_status: 'active',
    ad_type: 'all',
    country,
    q: term,
    search_type: 'keyword_unordered',
  });
  return `https://www.facebook.com/ads/library/?${params}`;
}

/** Builds the URL of a search in Google's Ads Transparency Center. */
export function buildTransparencyUrl(term: string, country: string): string {
  const params = new URLSearchParams({ region: country === 'ALL' ? 'anywhere' : country, query: term });
  return `https://adstransparency.google.com/?${params}`;
}
