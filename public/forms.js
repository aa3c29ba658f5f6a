// A form is sent once, however often its button is pressed; a page that comes back from the cache may send again.
let sent = new WeakSet();
document.addEventListener('submit', (event) => {
  if (event.target.method !== 'post') return;
  if (sent.has(event.target)) event.preventDefault();
  sent.add(event.target);
});
addEventListener('pageshow', () => {
  sent = new WeakSet();
});
// What is wrong is where one goes on.
document.querySelector('[aria-invalid="true"]')?.focus();
