// Puts the badge of data-domain where this script stands: one link with one picture, nothing else.
(function () {
  var script = document.currentScript;
  var domain = script && script.dataset.domain;
  if (!domain) return;
  var base = new URL(script.src).origin;
  var name = encodeURIComponent(domain);
  var card = script.dataset.style === 'card';
  var link = document.createElement('a');
  var image = document.createElement('img');
  link.href = base + '/site/' + name;
  image.src = base + '/badge.svg?domain=' + name + (card ? '&style=card' : '');
  image.alt = 'Waymark score of ' + domain;
  image.height = card ? 92 : 20;
  link.appendChild(image);
  script.parentNode.insertBefore(link, script);
})();
