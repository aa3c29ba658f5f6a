// A form is sent once, however often its button is pressed; after a while, or on a page that comes back from the cache,
// it may be sent again.
const WHILE_MS = 10_000;
let sent = new WeakSet();
document.addEventListener('submit', (event) => {
  if (event.target.method !== 'post') return;
  if (sent.has(event.target)) event.preventDefault();
  sent.add(event.target);
  setTimeout(() => sent.delete(event.target), WHILE_MS);
});
addEventListener('pageshow', () => {
  sent = new WeakSet();
  // What is wrong is where one goes on; before the page is whole, its own anchor would take the focus away.
  setTimeout(() => document.querySelector('[aria-invalid="true"]')?.focus());
});
// A page that shows a new key is not asked for again: that would make another one.
if (document.querySelector('[data-once]')) history.replaceState(null, '', location.href);
