// Pages work without this.
for (const button of document.querySelectorAll('[data-copy]')) {
  const source = document.getElementById(button.dataset.copy);
  if (!source || !navigator.clipboard) continue;
  const word = button.textContent;
  button.hidden = false;
  button.ariaLive = 'polite';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(source.textContent.trim());
    } catch {
      getSelection().selectAllChildren(source);
      return;
    }
    button.textContent = 'Copied';
    button.dataset.copied = '';
    setTimeout(() => {
      button.textContent = word;
      delete button.dataset.copied;
    }, 2000);
  });
}

const WEEK = 10080;
const clockTime = (minute) => `${Math.floor(minute / 60) % 24}:${String(minute % 60).padStart(2, '0')}`;

for (const slot of document.querySelectorAll('[data-open-now]')) {
  try {
    const parts = {};
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: slot.dataset.zone, weekday: 'short', year: 'numeric', month: '2-digit', day: '2-digit',
      hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
    });
    for (const { type, value } of format.formatToParts(new Date())) parts[type] = value;
    const today = `${parts.year}-${parts.month}-${parts.day}`;
    const now = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.weekday) * 1440 + parts.hour * 60 + +parts.minute;
    let until = -1;
    for (const text of slot.dataset.hours.split(' ')) {
      const [span, from, through] = text.split('/');
      const [start, end] = span.split('-').map(Number);
      if ((from && today < from) || (through && today > through)) continue;
      const at = now < start ? now + WEEK : now;
      if (at >= start && at < end && end > until) until = end;
    }
    slot.textContent = until < 0 ? 'Closed now' : `Open now, until ${clockTime(until)}`;
  } catch {
    // Unknown time zone.
  }
}
