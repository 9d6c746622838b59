export { Banner, type BannerBridge, type BannerProps } from './Banner/Banner';
