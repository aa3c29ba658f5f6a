// Renews the parts of a page that are still under way; without scripts a link or a button does the same.
const live = document.querySelector('[data-live]');
const news = document.createElement('p');
news.className = 'vh';
news.setAttribute('role', 'status');
document.querySelector('main').append(news);

/** The page as it is now: asked for again, or given again for the form that led to it. */
async function load() {
  const form = document.getElementById(live.dataset.liveForm);
  const answer = await (form
    ? fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) })
    : fetch(location.href));
  return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
}

function renew(page) {
  for (const id of live.dataset.liveParts.split(' ')) {
    const part = document.getElementById(id);
    const next = page.getElementById(id);
    if (!part || !next || part.innerHTML === next.innerHTML) continue;
    const focused = part.contains(document.activeElement) ? document.activeElement.id : null;
    part.hidden = next.hidden;
    part.replaceChildren(...document.adoptNode(next).childNodes);
    if (focused !== null) (document.getElementById(focused) ?? part.querySelector('a, button'))?.focus();
  }
  document.title = page.title;
}

const told = () => Array.from(document.querySelectorAll('[data-news]'), (one) => one.textContent).join(' ');

async function look() {
  try {
    // Nobody looks at a page in the background.
    const page = document.hidden ? null : await load();
    if (page) {
      const before = told();
      const next = page.querySelector('[data-live]')?.dataset;
      renew(page);
      if (told() !== before) news.textContent = told();
      if (!next) return live.removeAttribute('data-live');
      Object.assign(live.dataset, next);
    }
  } catch {
    // The next look may find the service again.
  }
  setTimeout(look, live.dataset.live * 1000);
}
setTimeout(look, live.dataset.live * 1000);
