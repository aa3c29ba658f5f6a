-- Words of each site, by the site's search_id. Contentless: the rows of a hit come from sites and documents.
CREATE VIRTUAL TABLE search_fts USING fts5(
  name, topic, titles, content, original,
  content='', contentless_delete=1, detail=full, tokenize='unicode61 remove_diacritics 2'
);
