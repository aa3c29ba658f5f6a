-- Words of each site, by its search_id: the best sites first, so that a search that stops early has seen them (decision
-- 0021). Facets are what a site is known to be, as words of their own: see facets.ts. Takes the place of search_fts.
CREATE VIRTUAL TABLE site_fts USING fts5(
  name, topic, titles, content, original, facets,
  content='', contentless_delete=1, detail=full, tokenize='unicode61 remove_diacritics 2'
);
--> statement-breakpoint
-- Words of the names alone, by the same search_id: few words, so that even common ones are found at once.
CREATE VIRTUAL TABLE name_fts USING fts5(
  words,
  content='', contentless_delete=1, detail=full, tokenize='unicode61 remove_diacritics 2'
);
--> statement-breakpoint
-- The same words by the keys of language/spellings.ts: what a misspelt word may have meant.
CREATE VIRTUAL TABLE spelling_fts USING fts5(
  keys,
  content='', contentless_delete=1, detail=none, tokenize='unicode61 remove_diacritics 2'
);
