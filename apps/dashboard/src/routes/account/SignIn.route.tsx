import { useNavigate, useSearchParams } from 'react-router';
import { SignInPage } from '../../session/SignInPage';

/** /login, opened within the app: after a sign-out, or from a page that needs a session. */
export function Component() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return <SignInPage query={query} onLeave={(path) => void navigate(path, { replace: true })} />;
}
