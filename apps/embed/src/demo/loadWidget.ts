import { getAddresses } from './getAddresses';

/** Adds the script to the page as its instructions say. */
export function loadWidget(): void {
  const { api, frame, banner, key } = getAddresses();
  const script = document.createElement('script');
  script.src = `${api}/embed/adlane.js`;
  script.async = true;
  script.dataset.key = key;
  script.dataset.frameUrl = frame;
  script.dataset.bannerUrl = banner;
  document.head.append(script);
}
