import { frameSize } from '@adlane/contract/constants';

/** Styles of the banner's iframe (widget §2.7). */
export const bannerStyles = `
.banner{position:fixed;z-index:1;inset:0 0 auto;height:0;border:0;width:100%;color-scheme:normal;background:transparent}
.banner.floating{inset:12px 0 auto;margin-inline:auto;width:min(${frameSize.bannerMaxWidth}px,calc(100vw - 24px));border-radius:12px;box-shadow:0 5px 30px #0004}
`;
