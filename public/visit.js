// Renews the steps of a visit that goes on; without scripts the link "Look again" does the same.
async function look() {
  const box = document.querySelector('[data-visit]');
  try {
    const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const next = page.querySelector('[data-visit]');
    if (answer.ok && next && next.textContent !== box.textContent) box.replaceWith(document.adoptNode(next));
  } catch {
    // The next look may find the service again.
  }
  if (document.querySelector('[data-visit="going"]')) setTimeout(look, 3000);
}
setTimeout(look, 2000);
