import { StyleRegistry } from './StyleRegistry';

export const metadata = { title: 'Next.js' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
