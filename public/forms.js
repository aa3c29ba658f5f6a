// A form is sent once, however often its button is pressed; a page that comes back from the cache may send again.
const sent = new WeakSet();
for (const form of document.querySelectorAll('form[method="post"]')) {
  form.addEventListener('submit', (event) => {
    if (sent.has(form)) event.preventDefault();
    sent.add(form);
  });
  addEventListener('pageshow', () => sent.delete(form));
}
