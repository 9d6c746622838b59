import type { ScreenshotData } from '@adlane/contract/widget/tickets';

export const page: ScreenshotData = {
  html: `<html><head><base href="https://evil.example/"><style>body{margin:0;font:16px sans-serif}header{position:fixed;top:0;left:0;right:0;background:#0f766e;color:white;padding:16px}main{padding:80px 24px;height:1400px}</style></head>
    <body><header>Brightside Dental</header><main><h1>Book a visit</h1><p>Total: NaN</p><input bb-data-value="SMILE20"><input type="checkbox" bb-data-checked="true"></main></body></html>`,
  baseUrl: 'https://brightside-dental.example/book',
  width: 1100,
  height: 640,
  isMobile: false,
  x: 0,
  y: 0,
};
