import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemoryUrlState, useUrlState } from './UrlStateProvider';
import { useListState } from './useListState';

const place = document.createElement('div');
let root: Root;

beforeEach(() => {
  root = createRoot(place);
});
afterEach(() => root.unmount());

function List() {
  const { paging } = useListState();
  return (
    <>
      {JSON.stringify(paging)} at ?{useUrlState().params.toString()}
    </>
  );
}

it('a list corrects an address that names more rows than a page can have', async () => {
  root.render(
    <MemoryUrlState initial="per_page=5000&search=a&tab=x">
      <List />
    </MemoryUrlState>,
  );
  await expect
    .poll(() => place.textContent)
    .toBe('{"page":1,"per_page":100} at ?per_page=100&search=a&tab=x');
});
